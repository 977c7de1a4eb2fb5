import type { BookHotelInput } from '#src/__generated__/schema.ts'
import type { BookedFieldsFragment } from '../../outcome/booked.generated.ts'
import type { BookedFacts, Outcome, PaymentRequest, Purchase, RequoteOutcome } from '../../purchase.ts'
import type { FoundBooking } from '../../subject.ts'
import {
  type TravelersForm,
  toGuestInputs,
  toInvoiceInput,
  toLeadInput,
  toRequestsInput,
} from '../../travelers/travelers-form.ts'
import type { BookHotelMutation } from './book-hotel.generated.ts'
import type { RequoteHotelMutation } from './requote-hotel.generated.ts'

/** The input of a booking. A group of travelers is a room of the search. */
export const toBookHotelInput = (
  { id, total }: Purchase,
  form: TravelersForm,
  { idempotencyKey, payment }: PaymentRequest,
): BookHotelInput => {
  const specialRequests = toRequestsInput(form)
  return {
    quoteId: id,
    acceptedTotal: total.amount,
    idempotencyKey,
    payment,
    lead: toLeadInput(form),
    guests: toGuestInputs(form).map(({ group, ...guest }) => ({ roomIndex: group, ...guest })),
    ...(specialRequests ? { specialRequests } : {}),
    ...toInvoiceInput(form),
  }
}

/** Reads a hotel booking; undefined for a booking of another product. */
export function readHotelBooking(booking: BookedFieldsFragment): FoundBooking | undefined {
  if (booking.__typename !== 'HotelBooking') return undefined
  const { id, reference, hotelName, checkIn, checkOut, total, cancellationPolicy, leadName } = booking
  return {
    facts: { id, reference, title: hotelName, from: checkIn, to: checkOut, total, policy: cancellationPolicy },
    leadName,
  }
}

/** The facts of a new booking; what the gateway does not repeat comes from the purchase. */
function bookedFacts(booking: BookedFieldsFragment, { policy, total }: Purchase): BookedFacts {
  const { id, reference } = booking
  const facts = readHotelBooking(booking)?.facts ?? { id, reference, title: null, from: null, to: null, total, policy }
  return { ...facts, total: facts.total ?? total, policy: facts.policy ?? policy }
}

/** Translates the result of a booking into an outcome of the checkout. */
export function toOutcome(result: BookHotelMutation['bookHotel'], purchase: Purchase, form: TravelersForm): Outcome {
  switch (result.__typename) {
    case 'HotelBooked':
      return {
        kind: 'booked',
        booking: { ...bookedFacts(result.booking, purchase), requested: toRequestsInput(form) !== undefined },
      }
    case 'OutcomeUnknown':
      return { kind: 'unknown', clientReference: result.clientReference }
    case 'IdempotencyMismatch':
      return { kind: 'keyMismatch', message: result.message, code: result.code }
    case 'BookingRefused':
      return { kind: 'refused', message: result.message, supplierText: result.supplierText }
    case 'PaymentLinkRefused':
      return { kind: 'refused', message: result.message, supplierText: null }
    case 'PriceChanged':
    case 'PromoNoLongerValid':
      return {
        kind: 'priceChanged',
        previousTotal: result.previousTotal,
        newTotal: result.newTotal,
        quoteId: result.quoteId,
      }
    case 'HotelUnavailable':
      return { kind: 'unavailable', message: result.message }
    case 'AuthCodeRefused':
      return { kind: 'codeRefused', message: result.message, retryAt: result.retryAt }
    case 'InsufficientFunds':
      return { kind: 'insufficientFunds', balance: result.balance, required: result.required }
    case 'QuoteExpired':
      return { kind: 'expired' }
    case 'InvalidInput':
      return { kind: 'invalid', message: result.message, fields: result.fields }
  }
}

/** Translates the result of a new quote. */
export function toRequoteOutcome(result: RequoteHotelMutation['requoteHotel']): RequoteOutcome {
  if (result.__typename === 'SearchExpired') return { kind: 'searchExpired' }
  if (result.__typename !== 'HotelQuoted') return { kind: 'unavailable', message: result.message }
  const { quote, priceChanged } = result
  if (!priceChanged) return { kind: 'quoted', quoteId: quote.id }
  const { previousTotal, newTotal } = priceChanged
  return { kind: 'priceChanged', previousTotal, newTotal, quoteId: quote.id }
}
