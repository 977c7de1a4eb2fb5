import type { BookHotelInput } from '#src/__generated__/schema.ts'
import type { BookedFieldsFragment } from '../../outcome/booked.generated.ts'
import { toCheckoutBooking, toRefusedOutcome } from '../../outcome/convert-results.ts'
import type { Outcome, PaymentRequest, Purchase } from '../../purchase.ts'
import type { FoundBooking } from '../../product-adapter.ts'
import {
  type TravelersForm,
  toGuestInputs,
  toInvoiceInput,
  toLeadInput,
  toRequestsInput,
  agentCommission,
  withAgentCommission,
} from '../../travelers/travelers-form.ts'
import type { BookHotelMutation } from './book-hotel.generated.ts'

/** Returns the booking input. Each group of travelers shares one of the rooms in the search. */
export const toBookHotelInput = (
  purchase: Purchase,
  form: TravelersForm,
  { idempotencyKey, payment }: PaymentRequest,
): BookHotelInput => {
  const { id, total } = purchase
  const specialRequests = toRequestsInput(form)
  const commission = agentCommission(form, purchase)
  return {
    quoteId: id,
    acceptedTotal: total.amount,
    idempotencyKey,
    payment,
    lead: toLeadInput(form),
    guests: toGuestInputs(form).map(({ group, ...guest }) => ({ roomIndex: group, ...guest })),
    ...(specialRequests ? { specialRequests } : {}),
    ...toInvoiceInput(form),
    ...(commission ? { commission } : {}),
  }
}

/** Reads a hotel booking; returns undefined if the booking is for another product. */
export function readHotelBooking(booking: BookedFieldsFragment): FoundBooking | undefined {
  if (booking.__typename !== 'HotelBooking') return undefined
  const { id, reference, hotelName, checkIn, checkOut, total, cancellationPolicy, leadName } = booking
  return {
    details: { id, reference, title: hotelName, from: checkIn, to: checkOut, total, policy: cancellationPolicy },
    leadName,
  }
}

/** Converts the result of the booking mutation to the checkout's outcome. */
export const toOutcome = (result: BookHotelMutation['bookHotel'], purchase: Purchase, form: TravelersForm): Outcome =>
  result.__typename === 'HotelBooked'
    ? {
        kind: 'booked',
        booking: {
          ...toCheckoutBooking(result.booking, withAgentCommission(purchase, form), readHotelBooking),
          requestsSent: toRequestsInput(form) !== undefined,
        },
      }
    : toRefusedOutcome(result)
