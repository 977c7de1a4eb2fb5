import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { decodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import { requestSupplierRetry } from '../gateway-calls.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { readBooking } from '../read-booking.ts'

/**
 * Makes the gateway query the supplier again about a booking that the supplier has not answered. Only rereads the booking if the gateway does not
 * support this.
 */
export async function askSupplierAgain(bookingId: string, context: Context): Promise<BookingRow> {
  const booking = decodeBookingId(bookingId) ?? fail('NOT_FOUND')
  await requestSupplierRetry(context, booking)
  await markBookingsChanged(context)
  return (await readBooking(bookingId, context)) ?? fail('NOT_FOUND')
}
