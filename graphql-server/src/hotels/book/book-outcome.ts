/** What a reservation came to, from the gateway's answer or, when there was none, from its list. */
import { formatMoney } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Context } from '../../context.ts'
import type { MoneyOutcome } from '../../gateway/client.ts'
import type { KeptQuote } from '../quote/stored-quote.ts'
import { holdRooms, hotelUnavailable } from '../quote/quote-hotel.ts'
import { money } from '../../values/money.ts'
import { field, path, text } from '../../gateway/wire.ts'
import type { Order } from './book-order.ts'
import { bookingRefused, readRefusal } from './book-refusal.ts'
import { bookedRow } from './booked-row.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { findByClientReference } from '../../bookings/list/cached-list.ts'
import { rereadBooking } from '../../bookings/reread-booking.ts'
import { mergeRows } from '../../bookings/view-row.ts'

/** The refusal when nobody can tell; the booking can be looked up by the reference. */
export const outcomeUnknown = (clientReference: string, { locale }: Context) => ({
  ...refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale),
  clientReference,
})

/** The refusal that names both totals; `quoteId` is to be booked at the new one. */
export function priceChanged(quoteId: string, oldHalalas: number, newHalalas: number, { locale }: Context) {
  const old = money(oldHalalas)
  const now = money(newHalalas)
  const amounts = { old: formatMoney(old, locale), new: formatMoney(now, locale) }
  return {
    __typename: 'PriceChanged' as const,
    code: 'PRICE_CHANGED' as const,
    message: message('PRICE_CHANGED.amounts', locale, amounts),
    previousTotal: old,
    newTotal: now,
    quoteId,
  }
}

export type BookRefusal =
  | ReturnType<typeof readRefusal>['answer']
  | ReturnType<typeof outcomeUnknown>
  | ReturnType<typeof priceChanged>
  | ReturnType<typeof hotelUnavailable>

/** The booking with what the gateway says of it now; what is known already stands where it says nothing. */
export async function hotelBooked(row: BookingRow, replayed: boolean, context: Context) {
  const reread = await rereadBooking(context, row)
  return {
    __typename: 'HotelBooked' as const,
    booking: reread ? mergeRows(row, reread.row) : row,
    replayed,
    warnings: [],
  }
}

/** What the gateway's list says of a key that was sent before; null when it does not know the key. */
export async function bookedBefore(key: string, context: Context) {
  const { rows, complete } = await findByClientReference(context, key)
  const [row] = rows
  if (!row) return complete ? null : outcomeUnknown(key, context)
  const { status } = row
  if (status === 'FAILED') return bookingRefused(undefined, context.locale)
  const isDecided = status === 'CONFIRMED' || status === 'CANCELLED' || status === 'PARTIAL'
  return isDecided ? hotelBooked(row, true, context) : outcomeUnknown(key, context)
}

/** What came of a sent reservation: the booking, or a refusal and whether the same quote may be sent again. */
export async function outcomeOf(
  sent: MoneyOutcome,
  { quote, order, key }: { quote: KeptQuote; order: Order; key: string },
  context: Context,
): Promise<{ row: BookingRow; replayed: boolean } | { answer: BookRefusal; again: boolean }> {
  const { locale, clock } = context
  if (sent.outcome === 'answered') {
    const response = path(sent.answer.body, 'response')
    const reference = text(field(response, 'bookingReferenceNo'))
    // Exactly this word: whatever else a supplier says here has meant "perhaps" somewhere.
    if (field(response, 'bookingStatus') === 'Confirmed' && reference !== undefined) {
      const provider = text(field(response, 'provider')) ?? quote.request.offer.provider
      const confirmed = { provider, reference, rawStatus: 'Confirmed', clientReference: key, at: clock() }
      return { row: bookedRow(quote, order, confirmed), replayed: sent.answer.replayed }
    }
  }
  if (sent.outcome !== 'refused') return { answer: outcomeUnknown(key, context), again: false }

  const { refusal: refused } = sent
  if (refused.code === 'PRICE_CHANGED') {
    const held = await holdRooms(context, quote)
    const answer =
      'unavailable' in held
        ? hotelUnavailable(held.unavailable, context)
        : priceChanged(held.id, order.acceptedHalalas, held.price.total, context)
    return { answer, again: false }
  }
  if (refused.code === 'TRACK_TOKEN_USED') {
    const reference = text(field(refused.details, 'bookingReferenceNo'))
    const booking = reference === undefined ? null : { provider: quote.request.offer.provider.toLowerCase(), reference }
    const reread = booking && (await rereadBooking(context, booking))
    const isMine = reread?.row.clientReference === key && reread.row.status === 'CONFIRMED'
    if (isMine) return { row: reread.row, replayed: true }
    return { answer: outcomeUnknown(reread?.row.clientReference ?? key, context), again: false }
  }
  return readRefusal(refused, quote.price.total, locale)
}
