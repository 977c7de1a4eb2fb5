import { bookAttempts } from '../bookings/outcome/book-attempts.ts'
import type { BookingRow } from '../bookings/booking-row.ts'
import type { Context } from '../context.ts'

/** The booking made from a quote; null before it is booked, and after the cache has lost it. */
export async function quotedBooking(
  { id }: { id: string },
  _args: object,
  context: Context,
): Promise<BookingRow | null> {
  const attempt = await bookAttempts(context).latest(id)
  return attempt?.state === 'done' ? attempt.facts.row : null
}
