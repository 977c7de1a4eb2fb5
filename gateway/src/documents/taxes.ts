import type { DocumentedService } from '#src/orders/documented-service.ts'

/** Taxes inside a total, in halalas, each apart. */
export interface Taxes {
  /** 15 % of what is subject to it. */
  readonly vat: number
  readonly municipalityFee: number
  /** Percent of the net price, such as `2.5`; null where the fee has no usual rate. */
  readonly municipalityRate: string | null
}

const VAT = 0.15
const municipalityRates = ['2.5', '5']
/** Largest municipality fee: 5 % of a price with its VAT. */
const MAX_MUNICIPALITY = 0.0575

/**
 * Splits what a supplier states of fees and taxes into VAT and municipality fee; null where they are neither. A fee that is stated apart is subject to VAT
 * itself; one inside the tax is what is left after VAT. A discount lowers each part alike.
 */
export function taxesOf(
  totalHalalas: number,
  discountHalalas: number,
  { fees, tax, lines }: Pick<DocumentedService, 'fees' | 'tax' | 'lines'>,
): Taxes | null {
  if (tax === null) return null
  const full = totalHalalas + discountHalalas
  const stated = fees ?? 0
  const net = full - stated - tax
  // Suppliers round by line.
  const isSame = (halalas: number, other: number) => Math.abs(halalas - other) <= Math.max(1, lines.length)
  const rest = tax - Math.round((net + stated) * VAT)
  if (stated > 0 && !isSame(rest, 0)) return null
  const municipality = stated > 0 ? stated : isSame(rest, 0) ? 0 : rest
  if (net <= 0 || municipality < 0 || municipality > net * MAX_MUNICIPALITY) return null
  const share = (halalas: number) => Math.round((halalas * totalHalalas) / full)
  return {
    vat: share(stated > 0 ? tax : tax - municipality),
    municipalityFee: share(municipality),
    municipalityRate: municipalityRates.find((rate) => isSame(municipality, (net * Number(rate)) / 100)) ?? null,
  }
}
