import type { DocumentData } from './document-data.ts'

/** Amounts of a document that add up: net, fees and tax to the total. */
export interface DocumentMoney {
  readonly net: number
  readonly fees: number
  /** Null if the supplier sends no tax. */
  readonly tax: number | null
  readonly total: number
  /** Whether the tax is only 15% VAT, which may be rounded per line. */
  readonly isVatOnly: boolean
  /** Taxable base of the VAT, if known. */
  readonly vatBase?: number | undefined
  /** Set if the fees are a municipality fee: its percentage (null if unusual) and its base. */
  readonly municipality?: { readonly rate: string | null; readonly base?: number | undefined }
}

const VAT_RATE = 0.15

/** Breaks down a document's total. Uses the taxes that the supplier sends; a tax that exceeds the total is omitted. */
export function breakDownPrice({
  totalHalalas: total,
  service,
  taxes,
}: Pick<DocumentData, 'totalHalalas' | 'service' | 'taxes'>): DocumentMoney {
  if (taxes) {
    const { vat, vatBase, municipalityFee: fees, municipalityBase: base, municipalityRate: rate } = taxes
    return { net: total - vat - fees, fees, tax: vat, vatBase, total, isVatOnly: true, municipality: { rate, base } }
  }
  const fees = service.fees ?? 0
  const tax = service.tax
  const net = total - fees - (tax ?? 0)
  if (net < 0) return { net: total, fees: 0, tax: null, total, isVatOnly: false }
  const isVatOnly = tax !== null && Math.abs(tax - (net + fees) * VAT_RATE) <= Math.max(1, service.lines.length)
  return { net, fees, tax, total, isVatOnly }
}

/** Breaks down a refund, with the same share of fees and tax as the price. */
export function breakDownRefund(price: DocumentMoney, refundHalalas: number): DocumentMoney {
  const computeRefundedShare = (halalas: number) => Math.round((halalas * refundHalalas) / price.total)
  const fees = computeRefundedShare(price.fees)
  const tax = price.tax === null ? null : computeRefundedShare(price.tax)
  const { municipality, vatBase } = price
  return {
    ...price,
    net: refundHalalas - fees - (tax ?? 0),
    fees,
    tax,
    vatBase: vatBase && computeRefundedShare(vatBase),
    ...(municipality && {
      municipality: { ...municipality, base: municipality.base && computeRefundedShare(municipality.base) },
    }),
    total: refundHalalas,
  }
}
