/** Translates results of a product's mutations into what the checkout knows. */
import type { BookedFieldsFragment } from './booked.generated.ts'
import type { BookedFacts, Outcome, PriceChange, Purchase, RequoteOutcome } from '../purchase.ts'
import type { Subject } from '../subject.ts'
import type { RefusalFieldsFragment } from './refusal.generated.ts'

/** What booking any product can end with, other than a booking. */
type Refusal = Extract<
  RefusalFieldsFragment,
  {
    __typename:
      | `${string}Unavailable`
      | 'OutcomeUnknown'
      | 'IdempotencyMismatch'
      | 'BookingRefused'
      | 'PriceChanged'
      | 'PaymentLinkRefused'
      | 'PromoNoLongerValid'
      | 'AuthCodeRefused'
      | 'InsufficientFunds'
      | 'QuoteExpired'
      | 'InvalidInput'
  }
>

/** A payment whose page is open; what it pays is not booked yet. */
interface CardPaymentStarted {
  readonly __typename: 'CardPaymentStarted'
  readonly payment: { readonly clientReference: string | null; readonly pageUrl: string | null }
}

/** Each product has a type that says it is not available, such as `HotelUnavailable`. */
const isSoldOut = (
  result: Refusal | CardPaymentStarted,
): result is Extract<Refusal, { __typename: `${string}Unavailable` }> => result.__typename.endsWith('Unavailable')

/** Why something was not booked. What was not certainly refused is unknown. */
export function toRefusedOutcome(result: Refusal | CardPaymentStarted): Outcome {
  if (isSoldOut(result)) return { kind: 'unavailable', message: reasonOf(result) }
  switch (result.__typename) {
    case 'OutcomeUnknown':
      return { kind: 'unknown', clientReference: result.clientReference }
    case 'CardPaymentStarted':
      return { kind: 'unknown', clientReference: result.payment.clientReference ?? '', pageUrl: result.payment.pageUrl }
    case 'IdempotencyMismatch':
      return { kind: 'keyMismatch', message: result.message, code: result.code }
    case 'BookingRefused':
      if (result.code === 'CARD_NOT_CHARGED') return { kind: 'cardNotCharged', message: null }
      if (result.code === 'CARD_UNAVAILABLE') return { kind: 'cardNotCharged', message: result.message }
      return {
        kind: 'refused',
        message: result.code === 'BOOKING_REFUSED' ? null : result.message,
        supplierText: result.supplierText,
      }
    case 'PaymentLinkRefused':
      return { kind: 'refused', message: result.message, supplierText: null }
    case 'PriceChanged':
    case 'PromoNoLongerValid':
      return {
        kind: 'priceChanged',
        previousTotal: result.previousTotal,
        newTotal: result.newTotal,
        quoteId: result.quoteId,
        reason: result.__typename === 'PromoNoLongerValid' ? result.message : undefined,
      }
    case 'AuthCodeRefused':
      return { kind: 'codeRefused', message: result.message, retryAt: result.retryAt }
    case 'InsufficientFunds':
      return {
        kind: 'insufficientFunds',
        balance: result.balance,
        required: result.required,
        message: result.message,
      }
    case 'QuoteExpired':
      return { kind: 'expired' }
    case 'InvalidInput':
      return { kind: 'invalid', message: result.message, fields: result.fields }
  }
}

/** Why something is not available, where that is more than the title of the screen says. */
const reasonOf = ({ code, message }: { code: string; message: string }): string =>
  code.endsWith('_NOT_AVAILABLE') ? '' : message

/** The facts of a new booking; what the gateway does not repeat comes from the purchase. */
export function bookedFacts(
  booking: BookedFieldsFragment,
  { policy, total, commission }: Purchase,
  readBooking: Subject['readBooking'],
): BookedFacts {
  const { id, reference } = booking
  const facts = readBooking(booking)?.facts ?? { id, reference, title: null, from: null, to: null, total, policy }
  return { ...facts, total: facts.total ?? total, policy: facts.policy ?? policy, commission, payBy: booking.payBy }
}

type RequoteResult =
  | {
      quote: { id: string }
      priceChanged: Omit<PriceChange, 'quoteId'> | null
      promoRefused?: { message: string } | null
    }
  | { __typename: string; code: string; message: string }

/** The result of a new quote. */
export function toRequoteOutcome(result: RequoteResult): RequoteOutcome {
  if (!('quote' in result))
    return result.__typename === 'SearchExpired'
      ? { kind: 'searchExpired' }
      : { kind: 'unavailable', message: reasonOf(result) }
  const { quote, priceChanged, promoRefused } = result
  if (!priceChanged) return { kind: 'quoted', quoteId: quote.id }
  const { previousTotal, newTotal } = priceChanged
  return { kind: 'priceChanged', previousTotal, newTotal, quoteId: quote.id, reason: promoRefused?.message }
}
