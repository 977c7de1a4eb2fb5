import type { Locale } from '../locale.ts'
import { wireAmount } from '../values/money.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Order } from './order.ts'
import type { Product } from './product.ts'

/** Builds the body of a reservation. The price comes from the quote, not from the client. */
export function reservationBody<Quote extends HeldQuote, ProductOrder, ProductRefusal>(
  product: Product<Quote, ProductOrder, ProductRefusal>,
  quote: Quote,
  order: Order & ProductOrder,
  locale: Locale,
) {
  const { provider, trackToken, price, promo } = quote
  const taxLines = price.lines.filter(({ kind, included }) => included && kind === 'TAX')
  const { fields, requestObject } = product.reservation(quote, order)
  return {
    provider,
    trackToken,
    price: wireAmount(price.total),
    totalTax: wireAmount(taxLines.reduce((sum, { halalas }) => sum + halalas, 0)),
    ibanNumber: order.iban,
    ...(order.payLater ? { payLater: true } : { authCode: order.authCode }),
    ...(order.paymentMethod === 'CARD' && { paymentMethod: 'CARD' }),
    promo: promo?.code ?? null,
    commissionOverride: null,
    share: quote.paymentLinkId ?? false,
    cultCode: locale,
    userGroup: 'b2b',
    ...fields,
    requestObject: {
      ...requestObject,
      vatNumber: order.vatNumber,
      partnerReferenceNo: order.agentReference,
    },
  }
}
