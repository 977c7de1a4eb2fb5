import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import { decodeBookingId, encodeBookingId } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { viewOf } from './booking-views.ts'
import { companyBookings } from './list/company-bookings.ts'
import { readViewRow } from './view-row.ts'

/** The row of a booking from the company's list; undefined when the list does not have it or cannot be read. */
async function listedRow(id: string, context: Context): Promise<BookingRow | undefined> {
  const hasId = (row: BookingRow) => encodeBookingId(row) === id
  try {
    const { rows } = await companyBookings(context, { isEnough: (read) => read.rows.some(hasId) })
    return rows.find(hasId)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code }, 'status not read from the list')
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
  const listed = await listedRow(id, context)
  if (!listed) return row
  const { status, rawStatus } = listed
  return { ...row, status, rawStatus, cancellation: (row.cancellation.reported ? row : listed).cancellation }
}
