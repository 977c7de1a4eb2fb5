/** What a reservation came to, from the gateway's answer or, when there was none, from its list. */
import { findOutcome } from '../../bookings/outcome/find-outcome.ts'
import type { BookFacts } from '../../bookings/outcome/book-attempts.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { findByClientReference } from '../../bookings/list/find-booking.ts'
import { bookingsChanged } from '../../bookings/list/recent-changes.ts'
import { rereadBooking } from '../../bookings/reread-booking.ts'
import { mergeRows } from '../../bookings/view-row.ts'
import type { Attempt } from '../../commands/attempts.ts'
import type { Verdict } from '../../commands/run-once.ts'
import type { Context } from '../../context.ts'
import { formatMoney } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import { refusal } from '../../errors/refusal.ts'
import type { MoneyOutcome } from '../../gateway/client.ts'
import { field, path, text } from '../../gateway/wire.ts'
import { money } from '../../values/money.ts'
import { holdRooms, hotelUnavailable } from '../quote/quote-hotel.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import type { Order } from './book-order.ts'
import { bookingRefused, quoteExpired, readRefusal } from './book-refusal.ts'
import { bookedRow, expectedRow } from './booked-row.ts'

/** Refusal while the outcome is unknown; it can be looked up by the reference. */
export const outcomeUnknown = (clientReference: string, { locale }: Context) => ({
  ...refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale),
  clientReference,
})

/** The refusal that names both totals; `quoteId` can be booked at the new one. */
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

export type BookRefusal =
  | ReturnType<typeof readRefusal>['answer']
  | ReturnType<typeof outcomeUnknown>
  | ReturnType<typeof priceChanged>
  | ReturnType<typeof hotelUnavailable>

const undecided: ReadonlySet<BookingRow['status']> = new Set(['PENDING', 'UNKNOWN', 'UNRECOGNISED'])

/** The booking with what the gateway reports now. A view that lags behind the confirmation does not take it back. */
export async function hotelBooked(row: BookingRow, replayed: boolean, context: Context) {
  const reread = await rereadBooking(context, row)
  const merged = reread ? mergeRows(row, reread.row) : row
  const booking = undecided.has(merged.status) ? { ...merged, status: row.status, rawStatus: row.rawStatus } : merged
  await bookingsChanged(context, booking)
  return { __typename: 'HotelBooked' as const, booking, replayed, warnings: [] }
}

/** A quote that this server does not know may have been booked all the same: by a process that was restarted since. */
const rememberedMs = 3 * 3_600_000

/** Answer for a quote that is not stored: the booking made with the key, or that the quote has expired. */
export async function bookedBefore(key: string, context: Context) {
  const since = new Date(context.clock().getTime() - rememberedMs)
  const { row, complete } = await findByClientReference(context, key, { since })
  if (!row) return complete ? quoteExpired(context.locale) : outcomeUnknown(key, context)
  if (row.status === 'FAILED') return bookingRefused(undefined, context.locale)
  return undecided.has(row.status) ? outcomeUnknown(key, context) : hotelBooked(row, true, context)
}

/** What became of a call that had no clear answer. */
export async function rereadOutcome(
  { key, sentAt, facts }: Attempt<BookFacts, BookRefusal>,
  context: Context,
): Promise<Verdict<BookFacts, BookRefusal>> {
  const outcome = await findOutcome({ key, sentAt: new Date(sentAt), expected: facts.row }, context)
  if (outcome.state === 'BOOKED') return { done: { row: outcome.row } }
  if (outcome.state === 'UNKNOWN') return { unknown: true }
  return { refused: outcome.isListed ? bookingRefused(undefined, context.locale) : quoteExpired(context.locale) }
}

/** What came of a sent reservation. */
export async function outcomeOf(
  sent: MoneyOutcome,
  { quote, order, key }: { quote: StoredQuote; order: Order; key: string },
  context: Context,
): Promise<Verdict<BookFacts, BookRefusal>> {
  const { locale, clock } = context
  if (sent.outcome === 'answered') {
    const response = path(sent.answer.body, 'response')
    const reference = text(field(response, 'bookingReferenceNo'))
    // Exactly this word: any other has meant "perhaps" at some supplier.
    if (field(response, 'bookingStatus') === 'Confirmed' && reference !== undefined) {
      const provider = text(field(response, 'provider')) ?? quote.request.offer.provider
      const expected = expectedRow(quote, order, { clientReference: key, at: clock() })
      const row = bookedRow(expected, { provider, reference, rawStatus: 'Confirmed' })
      return { done: { row }, replayed: sent.answer.replayed }
    }
  }
  if (sent.outcome !== 'refused') return { unknown: true }

  const { refusal: refused } = sent
  if (refused.code === 'PRICE_CHANGED') {
    const held = await holdRooms(context, quote)
    return {
      refused:
        'unavailable' in held
          ? hotelUnavailable(held.unavailable, context)
          : priceChanged(held.id, order.acceptedHalalas, held.price.total, context),
    }
  }
  if (refused.code === 'TRACK_TOKEN_USED') {
    const reference = text(field(refused.details, 'bookingReferenceNo'))
    const booking = reference === undefined ? null : { provider: quote.request.offer.provider.toLowerCase(), reference }
    const reread = booking && (await rereadBooking(context, booking))
    const isMine = reread?.row.clientReference === key && reread.row.status === 'CONFIRMED'
    return isMine
      ? { done: { row: reread.row }, replayed: true }
      : { unknown: true, ...(reread?.row.clientReference && { key: reread.row.clientReference }) }
  }
  const { answer, again } = readRefusal(refused, quote.price.total, locale)
  return { refused: answer, again }
}
