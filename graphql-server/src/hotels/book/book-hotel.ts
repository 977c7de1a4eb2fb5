import type { BookHotelInput } from '../../__generated__/schema-types.ts'
import { type BookFacts, bookOperation } from '../../bookings/outcome/book-attempts.ts'
import { bookingsChanged } from '../../bookings/list/recent-changes.ts'
import { runOnce } from '../../commands/run-once.ts'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { idempotencyKey } from '../../input/field-rules.ts'
import { readQuote, secondsLeft } from '../quote/stored-quote.ts'
import { checkOrder } from './book-order.ts'
import {
  type BookRefusal,
  bookedBefore,
  hotelBooked,
  outcomeOf,
  outcomeUnknown,
  priceChanged,
  rereadOutcome,
} from './book-outcome.ts'
import { idempotencyMismatch, quoteExpired } from './book-refusal.ts'
import { expectedRow } from './booked-row.ts'
import { reservationBody } from './reservation-body.ts'

/** Books a quote: checked here, sent to the gateway once, and never repeated under another key while the outcome is unknown. */
export async function bookHotel(input: BookHotelInput, context: Context) {
  const { gateway, locale, clock, requireB2B } = context
  const key = idempotencyKey('idempotencyKey', input.idempotencyKey)
  const quote = await readQuote(context, requireB2B().sub, input.quoteId)
  // The store may have lost a quote that was booked, so the gateway's list decides.
  if (!quote) return key.fault ? invalidInput([key.fault], locale) : bookedBefore(key.value, context)

  const { order, faults } = checkOrder(input, quote)
  if (key.fault) faults.push(key.fault)
  if (faults.length > 0) return invalidInput(faults, locale)
  const { total } = quote.price
  if (order.acceptedHalalas < total) return priceChanged(quote.id, order.acceptedHalalas, total, context)

  const { authCode: _usedOnce, ...repeatable } = order
  const result = await runOnce<BookFacts, BookRefusal>(
    {
      operation: bookOperation,
      subject: quote.id,
      key: key.value,
      input: repeatable,
      facts: { row: expectedRow(quote, order, { clientReference: key.value, at: clock() }) },
      secondsLeft: () => secondsLeft(quote, clock()),
      send: () =>
        gateway.money('/hotels/b2breservation', {
          idempotencyKey: key.value,
          body: reservationBody(quote, order, locale),
        }),
      classify: (sent) => outcomeOf(sent, { quote, order, key: key.value }, context),
      reread: (attempt) => rereadOutcome(attempt, context),
      // A supplier's refusal is listed too, as a failed booking.
      afterSend: () => bookingsChanged(context),
    },
    context,
  )
  if ('refused' in result) return result.refused
  if ('mismatch' in result) return idempotencyMismatch(locale)
  if ('expired' in result) return quoteExpired(locale)
  if ('unknown' in result) return outcomeUnknown(result.unknown, context)
  return hotelBooked(result.done.row, result.replayed, context)
}
