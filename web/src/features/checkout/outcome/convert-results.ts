/** Converts results from a product's mutations to the checkout's own types. */
import type { BookedFieldsFragment } from './booked.generated.ts'
import type { CheckoutBooking, Outcome, PriceChange, Purchase, RequoteOutcome } from '../purchase.ts'
import type { ProductAdapter } from '../product-adapter.ts'
import type { RefusalFieldsFragment } from './refusal.generated.ts'

/** Unsuccessful results of booking any product. */
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

/** A card payment whose page is open. Its purchase is not booked yet. */
interface CardPaymentStarted {
  readonly __typename: 'CardPaymentStarted'
  readonly payment: { readonly clientReference: string | null; readonly pageUrl: string | null }
}

/** Each product has its own type for this result, such as `HotelUnavailable`. */
const isSoldOut = (
  result: Refusal | CardPaymentStarted,
): result is Extract<Refusal, { __typename: `${string}Unavailable` }> => result.__typename.endsWith('Unavailable')

/** Converts an unsuccessful result. Unless it is certain that nothing was booked, the outcome is unknown. */
export function toRefusedOutcome(result: Refusal | CardPaymentStarted): Outcome {
  if (isSoldOut(result)) return { kind: 'unavailable', message: describeUnavailability(result) }
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
      return { kind: 'authCodeRefused', message: result.message, retryAt: result.retryAt }
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

/** Returns why the product is unavailable; an empty string if the screen's title already says so. */
const describeUnavailability = ({ code, message }: { code: string; message: string }): string =>
  code.endsWith('_NOT_AVAILABLE') ? '' : message

/** Converts a new booking to the data on the confirmation page. Data that the gateway does not return comes from the purchase. */
export function toCheckoutBooking(
  booking: BookedFieldsFragment,
  { policy, total, commission }: Purchase,
  readBooking: ProductAdapter['readBooking'],
): CheckoutBooking {
  const { id, reference } = booking
  const details = readBooking(booking)?.details ?? { id, reference, title: null, from: null, to: null, total, policy }
  return {
    ...details,
    total: details.total ?? total,
    policy: details.policy ?? policy,
    commission,
    paymentDeadline: booking.payBy,
  }
}

type RequoteResult =
  | {
      quote: { id: string }
      priceChanged: Omit<PriceChange, 'quoteId'> | null
      promoRefused?: { message: string } | null
    }
  | { __typename: string; code: string; message: string }

/** Converts the result of the mutation that requests a new quote. */
export function toRequoteOutcome(result: RequoteResult): RequoteOutcome {
  if (!('quote' in result))
    return result.__typename === 'SearchExpired'
      ? { kind: 'searchExpired' }
      : { kind: 'unavailable', message: describeUnavailability(result) }
  const { quote, priceChanged, promoRefused } = result
  if (!priceChanged) return { kind: 'quoted', quoteId: quote.id }
  const { previousTotal, newTotal } = priceChanged
  return { kind: 'priceChanged', previousTotal, newTotal, quoteId: quote.id, reason: promoRefused?.message }
}
