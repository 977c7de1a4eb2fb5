import { paths } from '#src/lib/navigation/paths.ts'
import type { CardPaymentFieldsFragment } from './card-payment.generated.ts'

type Payment = Pick<CardPaymentFieldsFragment, 'quoteId'> & {
  readonly booking: Pick<NonNullable<CardPaymentFieldsFragment['booking']>, '__typename'> | null
}

const checkouts = {
  HotelBooking: paths.hotelPayment,
  TransportBooking: paths.transportPayment,
  GroundServiceBooking: paths.groundServicePayment,
} as const

/** URL of a step of the checkout that a payment belongs to; undefined without a checkout. */
export function checkoutAddress({ quoteId, booking }: Payment, step: 'pay' | 'done'): string | undefined {
  if (!quoteId || !booking) return undefined
  return `${checkouts[booking.__typename]}?${String(new URLSearchParams({ quote: quoteId, step }))}`
}
