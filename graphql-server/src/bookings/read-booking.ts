import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import { type BookingKey, decodeBookingId } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { viewOf } from './booking-views.ts'
import { companyBookings } from './list/company-bookings.ts'
import { readViewRow } from './view-row.ts'

/** The row of a booking from the company's list; undefined when the list does not have it or cannot be read. */
async function listedRow(key: BookingKey, context: Context): Promise<BookingRow | undefined> {
  const isSame = (row: BookingRow) => row.reference === key.reference && row.provider === key.provider
  try {
    const { rows } = await companyBookings(context, { isEnough: (read) => read.rows.some(isSame) })
    return rows.find(isSame)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code, reference: key.reference }, 'status not read from the list')
    return undefined
  }
}

/** A booking of the viewer's company. A gateway that states no status in the view may state one in its list. */
export async function readBooking(id: string, context: Context): Promise<BookingRow | null> {
  const key = decodeBookingId(id)
  const view = key && (await viewOf(context, key))
  if (!view) return null
  const row = readViewRow(view, key, context.bookingKinds)
  if (row.rawStatus !== null) return row
  const listed = await listedRow(key, context)
  if (!listed) return row
  const { status, rawStatus } = listed
  return { ...row, status, rawStatus, cancellation: (row.cancellation.reported ? row : listed).cancellation }
}
