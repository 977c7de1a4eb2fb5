/** Determines the outcome of a reservation from the gateway's response or, if there is none, from its list. */
import { type FoundOutcome, findOutcome } from '../bookings/outcome/find-outcome.ts'
import { type BookAttemptDetails, bookAttempts } from '../bookings/outcome/book-attempts.ts'
import { readBookingOutcome } from '../bookings/outcome/booking-outcome.ts'
import type { BookingRow } from '../bookings/booking-row.ts'
import { findByClientReference } from '../bookings/list/find-booking.ts'
import { markBookingsChanged } from '../bookings/list/recent-changes.ts'
import { rereadBooking } from '../bookings/reread-booking.ts'
import { mergeRows } from '../bookings/view-row.ts'
import type { Attempt } from '../commands/attempts.ts'
import type { Verdict } from '../commands/run-once.ts'
import type { Context } from '../context.ts'
import { cardRefusal } from '../errors/card-refusal.ts'
import { formatMoney } from '../errors/format.ts'
import { message } from '../errors/message.ts'
import { refusal } from '../errors/refusal.ts'
import type { MoneyCallResult } from '../gateway/client.ts'
import type { GatewayResult } from '../gateway/envelope.ts'
import { field, path, text } from '../gateway/wire.ts'
import { isCardNotCharged, readOpenPayment } from '../bookings/card/booking-card.ts'
import { cardPaymentStarted } from '../bookings/card/card-payment.ts'
import { money } from '../values/money.ts'
import { bookedRow, expectedRow } from './expected-row.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Order } from './order.ts'
import type { Product } from './product.ts'
import { reapplyPromo, storeWithoutPromo } from './promo/apply-promo.ts'
import { type PromoRefusal, readPromoRefusal } from './promo/refusals.ts'
import { bookingRefused, quoteExpired, readRefusal } from './refusals.ts'

/** Returns the result while the outcome is unknown. The client can look it up by `clientReference`. */
export const outcomeUnknown = (clientReference: string, { locale }: Context) => ({
  ...refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale),
  clientReference,
})

/** Returns a refusal with the accepted and the new total. The quote `quoteId` can be booked at the new total. */
export function priceChanged(quoteId: string, previousHalalas: number, newHalalas: number, { locale }: Context) {
  const previousTotal = money(previousHalalas)
  const newTotal = money(newHalalas)
  const amounts = { old: formatMoney(previousTotal, locale), new: formatMoney(newTotal, locale) }
  return {
    __typename: 'PriceChanged' as const,
    code: 'PRICE_CHANGED' as const,
    message: message('PRICE_CHANGED.amounts', locale, amounts),
    previousTotal,
    newTotal,
    quoteId,
  }
}

/** Refusals of a booking. `ProductRefusal` is the refusal if the product is not available. */
export type BookRefusal<ProductRefusal> =
  | Exclude<ReturnType<typeof readRefusal>['result'], null>
  | ReturnType<typeof outcomeUnknown>
  | ReturnType<typeof priceChanged>
  | ProductRefusal

const pendingStatuses: ReadonlySet<BookingRow['status']> = new Set(['PENDING', 'UNKNOWN', 'UNRECOGNISED'])

/**
 * Returns the result while the outcome is unknown: the card payment while its page is open. `row` is the booking that the gateway lists under the
 * key.
 */
async function pendingResult(key: string, row: BookingRow | null, context: Context) {
  const payment = row && (await readOpenPayment(row, context))
  return payment ? cardPaymentStarted(payment) : outcomeUnknown(key, context)
}

type NotBookedOutcome = Pick<Extract<FoundOutcome, { state: 'NOT_BOOKED' }>, 'row' | 'cardNotCharged'>

/** Returns the refusal if nothing was booked. `row` is the failed booking if the gateway lists one. */
function notBookedResult({ row, cardNotCharged }: NotBookedOutcome, { locale }: Context) {
  if (cardNotCharged) return cardRefusal('CARD_NOT_CHARGED', locale)
  return row ? bookingRefused(undefined, locale) : quoteExpired(locale)
}

/** Returns the booking with the gateway's current details. A view that lags behind the confirmation does not change the status back to pending. */
export async function bookedResult(row: BookingRow, replayed: boolean, context: Context) {
  const reread = await rereadBooking(context, row)
  const merged = reread ? mergeRows(row, reread.row) : row
  const booking = pendingStatuses.has(merged.status)
    ? { ...merged, status: row.status, rawStatus: row.rawStatus }
    : merged
  await markBookingsChanged(context, booking)
  return { booking, replayed, warnings: [] }
}

/**
 * Returns the result of the booking attempt with this key. If the attempt belongs to another order (`isSameOrder` is false), only its open card page
 * is returned.
 */
export async function resultByKey(key: string, isSameOrder: boolean, context: Context) {
  const { outcome } = await readBookingOutcome(key, context)
  if (outcome.state === 'UNKNOWN') return pendingResult(key, outcome.row, context)
  if (!isSameOrder) return outcomeUnknown(key, context)
  return outcome.state === 'BOOKED' ? bookedResult(outcome.row, true, context) : notBookedResult(outcome, context)
}

/** Maximum age of a booking to look for if its quote is not stored. A process that has restarted since then may have made it. */
const lookBackMs = 3 * 3_600_000

/** Returns the result for a quote that is not stored: the booking made with the key, or QuoteExpired. */
export async function findEarlierBooking(key: string, context: Context) {
  // Attempts are stored longer than quotes.
  if (await bookAttempts(context).findByKey(key)) return resultByKey(key, true, context)
  const since = new Date(context.clock().getTime() - lookBackMs)
  const { row, complete } = await findByClientReference(context, key, { since })
  if (!row) return complete ? quoteExpired(context.locale) : outcomeUnknown(key, context)
  if (row.status === 'FAILED')
    return notBookedResult({ row, cardNotCharged: await isCardNotCharged(row, context) }, context)
  return pendingStatuses.has(row.status) ? pendingResult(key, row, context) : bookedResult(row, true, context)
}

/** Finds the outcome of a call without a clear response. */
export async function rereadOutcome<ProductRefusal>(
  { key, sentAt, details }: Attempt<BookAttemptDetails, BookRefusal<ProductRefusal>>,
  context: Context,
): Promise<Verdict<BookAttemptDetails, BookRefusal<ProductRefusal>>> {
  const outcome = await findOutcome({ key, sentAt: new Date(sentAt), expected: details.row }, context)
  if (outcome.state === 'BOOKED') return { done: { row: outcome.row } }
  if (outcome.state === 'UNKNOWN') return { unknown: true }
  return { refused: notBookedResult(outcome, context), again: outcome.cardNotCharged }
}

type SentOrder<Quote extends HeldQuote, ProductOrder, ProductRefusal> = {
  product: Product<Quote, ProductOrder, ProductRefusal>
  quote: Quote
  order: Order & ProductOrder
  key: string
}

/** Reads the booking that a response confirms; undefined unless it is confirmed and has a reference. */
function readConfirmedRow<Quote extends HeldQuote, ProductOrder, ProductRefusal>(
  result: GatewayResult,
  { product, quote, order, key }: SentOrder<Quote, ProductOrder, ProductRefusal>,
  { clock }: Context,
): BookingRow | undefined {
  const response = path(result.body, 'response')
  const reference = text(field(response, 'bookingReferenceNo')) ?? text(field(response, 'reservationNo'))
  // Only an exact match counts, because any other word may mean that the booking is not final.
  if (field(response, 'bookingStatus') !== 'Confirmed' || reference === undefined) return undefined
  const provider = text(field(response, 'provider')) ?? quote.provider
  const expected = expectedRow(product, quote, order, { clientReference: key, at: clock() })
  return bookedRow(expected, { provider, reference, rawStatus: 'Confirmed' })
}

/** Returns the refusal for a quote whose promo code has become invalid. `full` is the quote without the code. */
function promoRefusal<Quote extends HeldQuote, ProductOrder, ProductRefusal>(
  { product, quote, order }: SentOrder<Quote, ProductOrder, ProductRefusal>,
  reason: PromoRefusal['code'],
  full: Quote,
  { locale }: Context,
): ProductRefusal | undefined {
  const { acceptedHalalas } = order
  return quote.promo && product.promo?.noLongerValid(quote.promo.code, reason, { acceptedHalalas, full }, locale)
}

/** Determines the outcome of a sent reservation. */
export async function determineOutcome<Quote extends HeldQuote, ProductOrder, ProductRefusal>(
  callResult: MoneyCallResult,
  call: SentOrder<Quote, ProductOrder, ProductRefusal>,
  context: Context,
): Promise<Verdict<BookAttemptDetails, BookRefusal<ProductRefusal>>> {
  const { product, quote, order, key } = call
  if (callResult.outcome === 'accepted') {
    const row = readConfirmedRow(callResult.response, call, context)
    if (row) return { done: { row }, replayed: callResult.response.replayed }
  }
  if (callResult.outcome !== 'refused') return { unknown: true }

  const { refusal: refused } = callResult
  const { acceptedHalalas } = order
  if (refused.code === 'PRICE_CHANGED') {
    const requoted = await product.requote(quote, context)
    if ('unavailable' in requoted) return { refused: product.unavailable(requoted.unavailable, context) }
    const next = await reapplyPromo(product.promo?.kind, quote.promo, requoted, context)
    return {
      refused:
        (next.refused && promoRefusal(call, next.refused.code, next.quote, context)) ??
        priceChanged(next.quote.id, acceptedHalalas, next.quote.price.total, context),
    }
  }
  if (quote.promo && refused.code.startsWith('PROMO_')) {
    const { code } = readPromoRefusal(refused, context.locale)
    const refusedPromo = promoRefusal(call, code, await storeWithoutPromo(quote, context), context)
    if (refusedPromo) return { refused: refusedPromo, again: true }
  }
  if (refused.code === 'TRACK_TOKEN_USED') {
    const reference = text(field(refused.details, 'bookingReferenceNo'))
    const booking = { __typename: product.booking, provider: quote.provider.toLowerCase() }
    const reread = reference === undefined ? null : await rereadBooking(context, { ...booking, reference })
    const isOwnBooking = reread?.row.clientReference === key && reread.row.status === 'CONFIRMED'
    return isOwnBooking
      ? { done: { row: reread.row }, replayed: true }
      : { unknown: true, ...(reread?.row.clientReference && { key: reread.row.clientReference }) }
  }
  const { result, again } = readRefusal(refused, { totalHalalas: quote.price.total, ...product }, context.locale)
  return { refused: result ?? product.unavailable('NOT_AVAILABLE', context), again }
}
