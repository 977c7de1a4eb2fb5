import { bookAttempts } from '../bookings/outcome/book-attempts.ts'
import { readBookingOutcome } from '../bookings/outcome/booking-outcome.ts'
import type { BookingRow } from '../bookings/booking-row.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'

/** Returns the booking made from a quote. Null if the quote is not booked or no longer cached, or if its outcome cannot be read now. */
export async function quotedBooking(
  { id }: { id: string },
  _args: object,
  context: Context,
): Promise<BookingRow | null> {
  const attempt = await bookAttempts(context).latest(id)
  if (attempt?.state === 'done') return attempt.details.row
  // A card payment that was accepted in the meantime completes the booking without another call.
  return attempt?.state === 'unknown' ? findBookedSince(attempt.key, context) : null
}

async function findBookedSince(key: string, context: Context): Promise<BookingRow | null> {
  try {
    const { outcome } = await readBookingOutcome(key, context)
    return outcome.state === 'BOOKED' ? outcome.row : null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code }, 'cannot read the outcome of a quote')
    return null
  }
}
