import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import { field } from '../gateway/wire.ts'
import { type BookingKey, decodeBookingId } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { readBookingView } from './booking-views.ts'
import { readCompanyBookings } from './list/company-bookings.ts'
import { readViewRow } from './view-row.ts'

/** Reads the row of a booking from the company's list; undefined if it is not listed or the list cannot be read. */
async function readListedRow(key: BookingKey, context: Context): Promise<BookingRow | undefined> {
  const isRequested = (row: BookingRow) => row.reference === key.reference && row.provider === key.provider
  try {
    const { rows } = await readCompanyBookings(context, { isEnough: (read) => read.rows.some(isRequested) })
    return rows.find(isRequested)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code, reference: key.reference }, 'cannot read booking from the list')
    return undefined
  }
}

/** Reads one of the company's bookings; null if it does not exist. */
export async function readBooking(id: string, context: Context): Promise<BookingRow | null> {
  const key = decodeBookingId(id)
  return key && readBookingRow(key, context)
}

/** Reads the row of one of the company's bookings. Reads status and tags from the gateway's list if the view omits them. */
export async function readBookingRow(key: BookingKey, context: Context): Promise<BookingRow | null> {
  const view = await readBookingView(context, key)
  if (!view) return null
  const row = readViewRow(view, key, context.bookingKinds)
  const hasTags = field(view, 'tags') !== undefined
  if (row.rawStatus !== null && hasTags) return row
  const listedRow = await readListedRow(key, context)
  if (!listedRow) return row
  const rowWithTags = hasTags ? row : { ...row, tags: listedRow.tags }
  if (row.rawStatus !== null) return rowWithTags
  const { status, rawStatus } = listedRow
  const { cancellation } = row.cancellation.reported ? row : listedRow
  return { ...rowWithTags, status, rawStatus, cancellation }
}
