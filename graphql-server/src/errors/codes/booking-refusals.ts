import type { CodeTable } from './code-details.ts'

/** Refusals for searches, quotes, bookings and cancellations. */
export const bookingRefusals = {
  INVALID_INPUT: {
    cause: 'At least one field of the input breaks a rule.',
    remedy: 'Correct every entry of `fields`.',
    retryable: false,
  },
  SEARCH_EXPIRED: {
    cause: 'The cached search or its rates are older than 30 minutes, or belong to another agent.',
    remedy: 'Search again.',
    retryable: false,
  },
  BOOKING_NOT_FOUND: {
    cause: 'No booking has this id, or it belongs to another company.',
    remedy: 'Read the bookings list again.',
    retryable: false,
  },
  TAGS_REFUSED: {
    cause: 'The gateway refused the tags.',
    remedy: 'Choose other tags; the booking’s tags are unchanged.',
    retryable: false,
  },
  TAGGING_FAILED: {
    cause:
      'The gateway sent no clear response for one of several bookings: a timeout, 5xx, too many requests or an unreadable body.',
    remedy: 'Send the same change again for these bookings.',
    retryable: true,
  },
  HOTEL_NOT_AVAILABLE: {
    cause:
      'The availability check returned a status other than 0 or no rooms, or the supplier no longer had them at booking.',
    remedy: 'Choose another rate, hotel or date.',
    retryable: false,
    legacyMessage: 'This hotel is not avaible, please try different hotels or dates',
  },
  TRANSPORT_NOT_AVAILABLE: {
    cause:
      'The availability check returned a status other than 0 or no vehicles, or the supplier no longer had them at booking.',
    remedy: 'Choose other vehicles or another day.',
    retryable: false,
    legacyMessage: 'Not Avaible',
  },
  GROUND_SERVICE_NOT_AVAILABLE: {
    cause:
      'The availability check returned a status other than 0 or no package, or the supplier no longer had places at booking.',
    remedy: 'Choose another package, company or day.',
    retryable: false,
  },
  AVAILABILITY_UNKNOWN: {
    cause: 'The availability check returned no track token, or a price whose lines do not add up.',
    remedy: 'Try again. If the error persists, choose another rate.',
    retryable: true,
    legacyMessage: 'Avaibility Error',
  },
  HOLD_LIMIT: {
    cause: 'The agent has reached the limit of rooms, vehicles or places held at one time.',
    remedy: 'Book one of the held quotes, or wait until one expires.',
    retryable: true,
    legacyMessage: 'TOO_MANY_HOLDS',
  },
  PAY_LATER_NOT_POSSIBLE: {
    cause: 'The supplier does not allow booking the quote without payment, or no longer allows it.',
    remedy: 'Book it with a payment.',
    retryable: false,
  },
  TOO_MANY_UNPAID: {
    cause: 'The company has reached the limit of unpaid bookings.',
    remedy: 'Pay or cancel an unpaid booking, or book with a payment.',
    retryable: true,
  },
  OUTSTANDING_BALANCE: {
    cause: 'A top-up was refunded or charged back after it was spent, so the company owes money (`Wallet.owed`).',
    remedy: 'Top up the wallet by at least what is owed.',
    retryable: true,
  },
  COMMISSION_REFUSED: {
    cause: 'The agent set a commission although the supplier sets it, or one above the supplier’s limit.',
    remedy: 'Book with a lower commission, or without one.',
    retryable: true,
  },
  BOOKING_NOT_PAYABLE: {
    cause:
      'The booking is paid, cancelled, released, failed or not confirmed yet, its amount is already on hold, or its total is not in SAR; `problem` says which.',
    remedy: 'Read the booking again.',
    retryable: false,
  },
  PRICE_CHANGED: {
    cause: 'The current total differs from the accepted total.',
    remedy: 'Show both totals and, once the agent agrees, book with `quoteId` and the new total.',
    retryable: false,
  },
  QUOTE_EXPIRED: {
    cause: 'The quote has expired, was already used, or belongs to another agent.',
    remedy: 'Use `requoteHotel`, or `quoteCancellation` for a cancellation.',
    retryable: false,
  },
  AUTH_CODE_INVALID: {
    cause: 'The authenticator code is wrong, expired or already used.',
    remedy: 'Enter the current code; the same idempotency key remains valid.',
    retryable: false,
  },
  AUTH_CODE_LOCKED: {
    cause: 'The agent entered five wrong authenticator codes in a row.',
    remedy: 'Wait until `retryAt`.',
    retryable: true,
  },
  INSUFFICIENT_FUNDS: {
    cause: 'The balance of the company’s wallet is less than the total.',
    remedy: 'Top up the wallet; the same idempotency key remains valid.',
    retryable: true,
  },
  BOOKING_REFUSED: {
    cause: 'The supplier or the gateway rejected the booking.',
    remedy: 'Read `supplierText`; choose another rate.',
    retryable: false,
    legacyMessage: 'Reservation Failed',
  },
  CARD_NOT_CHARGED: {
    cause:
      'The payment was cancelled on the card provider’s page, or the page expired, so the booking was not sent to the supplier.',
    remedy: 'Book the same quote with a new key before it expires, by card or with another payment method.',
    retryable: false,
  },
  CARD_UNAVAILABLE: {
    cause: 'The gateway could not open the card provider’s page.',
    remedy: 'Book the same quote with a new key, with another payment method or by card later.',
    retryable: false,
  },
  OUTCOME_UNKNOWN: {
    cause:
      'The call was sent, but no clear response arrived: a timeout, a closed connection, 5xx, an unreadable body or an unknown status.',
    remedy:
      'Never retry with a new key. After a booking, poll `bookingOutcome` with `clientReference`; after a payment, change or cancellation, read the booking.',
    retryable: false,
  },
  IDEMPOTENCY_MISMATCH: {
    cause: 'The idempotency key was used before with other input.',
    remedy: 'Use a new key for each checkout, payment, change, cancellation and payment link.',
    retryable: false,
  },
  CANCEL_WAIT_TIME: {
    cause: 'The waiting time after booking, 5 minutes unless the gateway is configured otherwise, has not passed.',
    remedy: 'Try again at `retryAt`.',
    retryable: true,
    legacyMessage: 'waitTimeError',
  },
  CANCEL_USED_IN_VISA: {
    cause: 'A visa application uses the booking reference.',
    remedy: 'None.',
    retryable: false,
    legacyMessage: 'cancelVisaError',
  },
  CANCEL_NON_REFUNDABLE: {
    cause: 'The accepted cancellation policy allows no refund.',
    remedy: 'None.',
    retryable: false,
    legacyMessage: 'None Refundable',
  },
  CANCEL_REFUSED: {
    cause: 'The supplier refused the cancellation; the booking is unchanged.',
    remedy: 'Read `supplierText`. The cancellation can be requested again with a new quote.',
    retryable: false,
    legacyMessage: 'SUPPLIER_REFUSED',
  },
  CANCEL_NOT_ELIGIBLE: {
    cause:
      'The gateway returned no refund quote, a refund quote without a status, or a refund that exceeds the amount paid.',
    remedy: 'Read the booking again and check its status.',
    retryable: false,
    legacyMessage: 'This booking not eligible to cancel',
  },
  DOCUMENT_NOT_POSSIBLE: {
    cause: 'The gateway refused to issue the document; the reason is in the result.',
    remedy: 'Read `details.documents` before offering a document.',
    retryable: true,
    legacyMessage: 'Invoice is not possible for this booking!',
  },
  NOT_SUPPORTED: {
    cause: 'The gateway returned 404 or 501 for an optional call.',
    remedy: 'Omit the feature that needs this call.',
    retryable: false,
  },
  CANCEL_IN_PROGRESS: {
    cause: 'A cancellation was sent to the supplier and is still pending.',
    remedy: 'Read the booking again later.',
    retryable: true,
    legacyMessage: 'cancelInProgress',
  },
  CHANGE_NOT_ALLOWED: {
    cause: 'The supplier allows no changes, or not the requested kind of change (names or dates).',
    remedy: 'Cancel and book again, or ask the supplier.',
    retryable: false,
    legacyMessage: 'changeNotAllowed',
  },
  CHANGE_TOO_LATE: {
    cause: 'The time in `until` has passed.',
    remedy: 'Ask the supplier.',
    retryable: false,
    legacyMessage: 'changeTooLate',
  },
  CHANGE_NON_REFUNDABLE: {
    cause: 'The accepted cancellation policy allows no refund, so the dates are fixed.',
    remedy: 'None.',
    retryable: false,
    legacyMessage: 'changeNonRefundable',
  },
  CHANGE_PAID_BY_CARD: {
    cause: 'The booking was paid by card, and a difference cannot be charged to the card.',
    remedy: 'Change names only, or cancel and book again.',
    retryable: false,
    legacyMessage: 'changePaidByCard',
  },
  CHANGE_USED_IN_VISA: {
    cause: 'A visa application refers to the booking.',
    remedy: 'Withdraw the visa application first.',
    retryable: false,
    legacyMessage: 'changeUsedInVisa',
  },
  CHANGE_IN_PROGRESS: {
    cause: 'A change was sent to the supplier and is still pending.',
    remedy: 'Read the booking again later.',
    retryable: true,
    legacyMessage: 'changeInProgress',
  },
  CHANGE_NOT_ELIGIBLE: {
    cause:
      'The booking is not confirmed, the stay has begun, the payment is overdue, or the gateway’s reason is unknown to this version.',
    remedy: 'Read the booking again and check its status.',
    retryable: false,
    legacyMessage: 'changeNotEligible',
  },
  CHANGE_PAYMENT_OPEN: {
    cause: 'The card provider’s page is open for the unpaid booking.',
    remedy: 'Pay, or wait until the page has expired.',
    retryable: true,
    legacyMessage: 'changePaymentOpen',
  },
  CHANGE_PAY_FIRST: {
    cause: 'The new dates are too soon for a booking without payment.',
    remedy: 'Pay the booking, then change it.',
    retryable: true,
    legacyMessage: 'PAY_FIRST',
  },
  CHANGE_NOTHING: {
    cause: 'The names and dates in the input are the same as in the booking.',
    remedy: 'Change something.',
    retryable: false,
    legacyMessage: 'NOTHING_TO_CHANGE',
  },
  CHANGE_SOLD_OUT: {
    cause: 'The supplier has too few of the booked rooms on the new dates.',
    remedy: 'Choose other dates.',
    retryable: true,
    legacyMessage: 'NOT_AVAILABLE',
  },
  CHANGE_REFUSED: {
    cause: 'The supplier refused the change; the booking is unchanged.',
    remedy: 'Read `supplierText`.',
    retryable: false,
    legacyMessage: 'SUPPLIER_REFUSED',
  },
  AUTH_CODE_USED: {
    cause: 'The authenticator code of this time step was used before.',
    remedy: 'Wait for the next code.',
    retryable: false,
  },
} satisfies CodeTable
