import type { BookTransportInput } from '#src/__generated__/schema.ts'
import type { BookedFieldsFragment } from '../../outcome/booked.generated.ts'
import { toCheckoutBooking, toRefusedOutcome } from '../../outcome/convert-results.ts'
import type { Outcome, PaymentRequest, Purchase } from '../../purchase.ts'
import type { FoundBooking } from '../../product-adapter.ts'
import { type TravelersForm, toInvoiceInput, toLeadInput, toRideInput } from '../../travelers/travelers-form.ts'
import type { BookTransportMutation } from './book-transport.generated.ts'

export const toBookTransportInput = (
  { id, total }: Purchase,
  form: TravelersForm,
  { idempotencyKey, payment }: PaymentRequest,
): BookTransportInput => ({
  quoteId: id,
  acceptedTotal: total.amount,
  idempotencyKey,
  payment,
  lead: toLeadInput(form),
  ...toRideInput(form),
  ...toInvoiceInput(form),
})

/** Reads a transport booking; returns undefined if the booking is for another product. */
export function readTransportBooking(booking: BookedFieldsFragment): FoundBooking | undefined {
  if (booking.__typename !== 'TransportBooking') return undefined
  const { id, reference, routeName, date, total, cancellationPolicy, leadName } = booking
  return {
    details: { id, reference, title: routeName, from: date, to: null, total, policy: cancellationPolicy },
    leadName,
  }
}

/** Converts the result of the booking mutation to the checkout's outcome. */
export const toOutcome = (result: BookTransportMutation['bookTransport'], purchase: Purchase): Outcome =>
  result.__typename === 'TransportBooked'
    ? { kind: 'booked', booking: toCheckoutBooking(result.booking, purchase, readTransportBooking) }
    : toRefusedOutcome(result)
