import type { BookGroundServiceInput } from '#src/__generated__/schema.ts'
import type { BookedFieldsFragment } from '../../outcome/booked.generated.ts'
import { toCheckoutBooking, toRefusedOutcome } from '../../outcome/convert-results.ts'
import type { Outcome, PaymentRequest, Purchase } from '../../purchase.ts'
import type { FoundBooking } from '../../product-adapter.ts'
import { type TravelersForm, toInvoiceInput, toLeadInput, toPassportInput } from '../../travelers/travelers-form.ts'
import type { BookGroundServiceMutation } from './book-ground-service.generated.ts'

export const toBookGroundServiceInput = (
  { id, total }: Purchase,
  form: TravelersForm,
  { idempotencyKey, payment }: PaymentRequest,
): BookGroundServiceInput => ({
  quoteId: id,
  acceptedTotal: total.amount,
  idempotencyKey,
  payment,
  lead: toLeadInput(form),
  ...toPassportInput(form),
  ...toInvoiceInput(form),
})

/** Reads a ground services booking; returns undefined if the booking is for another product. */
export function readGroundServiceBooking(booking: BookedFieldsFragment): FoundBooking | undefined {
  if (booking.__typename !== 'GroundServiceBooking') return undefined
  const { id, reference, packageName, arrivalDate, total, cancellationPolicy, leadName } = booking
  return {
    details: { id, reference, title: packageName, from: arrivalDate, to: null, total, policy: cancellationPolicy },
    leadName,
  }
}

/** Converts the result of the booking mutation to the checkout's outcome. */
export const toOutcome = (result: BookGroundServiceMutation['bookGroundService'], purchase: Purchase): Outcome =>
  result.__typename === 'GroundServiceBooked'
    ? { kind: 'booked', booking: toCheckoutBooking(result.booking, purchase, readGroundServiceBooking) }
    : toRefusedOutcome(result)
