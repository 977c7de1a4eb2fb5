import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import { path } from '../gateway/wire.ts'
import { parseHalalas } from '../values/money.ts'
import type { BookingKey } from './booking-id.ts'
import { evictView, readBookingView } from './booking-views.ts'
import { readViewRow } from './view-row.ts'

// A reread follows a call that moves money, and both must finish within the drain time of a stopping server.
const rereadWithinMs = 8000

/** Rereads a booking. Returns null on failure, so that callers can fall back to known data. */
export async function rereadBooking(context: Context, key: BookingKey) {
  evictView(context, key)
  try {
    const view = await readBookingView(context, key, rereadWithinMs)
    return (
      view && {
        view,
        row: readViewRow(view, key, context.bookingKinds),
        refundedHalalas: parseHalalas(path(view, 'paymentInfo', 'refundedAmount')),
      }
    )
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code, reference: key.reference }, 'cannot reread booking')
    return null
  }
}
