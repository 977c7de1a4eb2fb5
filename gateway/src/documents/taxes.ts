import type { DocumentedService } from '#src/orders/documented-service.ts'

/** Itemized taxes inside a total, in halalas. */
export interface Taxes {
  /** 15% of `vatBase`. */
  readonly vat: number
  readonly municipalityFee: number
  /** Percentage of `municipalityBase`, such as `2.5`; null if the fee does not match a usual rate. */
  readonly municipalityRate: string | null
  /** Amounts to which the rates apply; missing on documents of earlier releases. */
  readonly vatBase?: number
  readonly municipalityBase?: number
}

const VAT_RATE = 0.15
const municipalityRates = ['2.5', '5']
/** Maximum ratio of the municipality fee to the net price: 5% of the net price plus 15% VAT. */
const MAX_MUNICIPALITY_SHARE = 0.0575

/**
 * Splits a supplier's fees and taxes into VAT and municipality fee; null if they cannot be split. A fee that is sent separately is itself
 * subject to VAT; a fee inside the tax is the remainder after VAT.
 */
export function itemizeTaxes(
  totalHalalas: number,
  { fees, tax, taxable: taxablePart, lines }: Pick<DocumentedService, 'fees' | 'tax' | 'taxable' | 'lines'>,
): Taxes | null {
  if (tax === null) return null
  const separateFees = fees ?? 0
  const net = taxablePart?.halalas ?? totalHalalas - separateFees - tax
  // Suppliers round each amount of a line, sometimes twice.
  const isAlmostEqual = (halalas: number, other: number) => Math.abs(halalas - other) <= 2 * Math.max(1, lines.length)
  const vatBase = net + separateFees
  const vat = Math.round(vatBase * VAT_RATE)
  const remainder = tax - vat
  if (separateFees > 0 && !isAlmostEqual(remainder, 0)) return null
  const municipality = separateFees > 0 ? separateFees : isAlmostEqual(remainder, 0) ? 0 : remainder
  if (net <= 0 || municipality < 0 || municipality > net * MAX_MUNICIPALITY_SHARE) return null
  // These suppliers compute the fee on the taxable part plus VAT, after deducting the agent's commission.
  const municipalityBase = taxablePart ? net + vat - taxablePart.commission : net
  return {
    vat: separateFees > 0 ? tax : tax - municipality,
    vatBase,
    municipalityFee: municipality,
    municipalityBase,
    municipalityRate:
      municipalityRates.find((rate) => isAlmostEqual(municipality, (municipalityBase * Number(rate)) / 100)) ?? null,
  }
}
