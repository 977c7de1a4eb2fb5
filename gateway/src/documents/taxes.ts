import type { DocumentedService } from '#src/orders/documented-service.ts'

/** Taxes inside a total, in halalas, each apart. */
export interface Taxes {
  /** 15 % of `vatBase`. */
  readonly vat: number
  readonly municipalityFee: number
  /** Percent of `municipalityBase`, such as `2.5`; null where the fee has no usual rate. */
  readonly municipalityRate: string | null
  /** What the rates are of; missing on documents that were issued first. */
  readonly vatBase?: number
  readonly municipalityBase?: number
}

const VAT = 0.15
const municipalityRates = ['2.5', '5']
/** Largest municipality fee: 5 % of a price with its VAT. */
const MAX_MUNICIPALITY = 0.0575

/**
 * Splits what a supplier states of fees and taxes into VAT and municipality fee; null where they are neither. A fee that is stated apart is subject to VAT
 * itself; one inside the tax is what is left after VAT.
 */
export function taxesOf(
  totalHalalas: number,
  { fees, tax, taxable, lines }: Pick<DocumentedService, 'fees' | 'tax' | 'taxable' | 'lines'>,
): Taxes | null {
  if (tax === null) return null
  const stated = fees ?? 0
  const net = taxable?.halalas ?? totalHalalas - stated - tax
  // Suppliers round each amount of a line, some of them twice.
  const isSame = (halalas: number, other: number) => Math.abs(halalas - other) <= 2 * Math.max(1, lines.length)
  const vatBase = net + stated
  const vat = Math.round(vatBase * VAT)
  const rest = tax - vat
  if (stated > 0 && !isSame(rest, 0)) return null
  const municipality = stated > 0 ? stated : isSame(rest, 0) ? 0 : rest
  if (net <= 0 || municipality < 0 || municipality > net * MAX_MUNICIPALITY) return null
  const municipalityBase = taxable ? net + vat - taxable.commission : net
  return {
    vat: stated > 0 ? tax : tax - municipality,
    vatBase,
    municipalityFee: municipality,
    municipalityBase,
    municipalityRate:
      municipalityRates.find((rate) => isSame(municipality, (municipalityBase * Number(rate)) / 100)) ?? null,
  }
}
