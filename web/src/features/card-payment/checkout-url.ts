import { productOfBooking, products } from '#src/domain/products.ts'
import type { CardPaymentFieldsFragment } from './card-payment.generated.ts'

type Payment = Pick<CardPaymentFieldsFragment, 'quoteId'> & {
  readonly booking: Pick<NonNullable<CardPaymentFieldsFragment['booking']>, '__typename'> | null
}

/** URL of a step in the payment's checkout; undefined if the payment was not made in a checkout. */
export function checkoutUrl({ quoteId, booking }: Payment, step: 'pay' | 'done'): string | undefined {
  if (!quoteId || !booking) return undefined
  const { checkout } = products[productOfBooking(booking)].paths
  return `${checkout}?${String(new URLSearchParams({ quote: quoteId, step }))}`
}
