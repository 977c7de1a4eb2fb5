import { z } from 'zod'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'
import { riyals } from '#src/money.ts'
import { wireText } from '#src/wire-text.ts'
import { cancellationState, type Cancelling } from './cancellation-state.ts'
import { freeUntil } from './cancellation-policy.ts'
import { type Booking, listBookings, type PagePosition } from './repository.ts'

/** Where the next page begins, as the wire carries it: any JSON, sent back as text. */
const paginationKey = z.object({ createdAt: z.iso.datetime(), bookingReferenceNo: wireText.max(64) })

/** One page of the company's bookings, newest first. */
export async function listReservations({ db, clock, settings }: Deps, agent: Agent, key: string | undefined) {
  const limit = settings.reservationsPageSize
  // One more than a page tells whether there is another one.
  const bookings = await listBookings(db, { companyId: agent.companyId, after: readKey(key), limit: limit + 1 })
  const page = bookings.slice(0, limit)
  const last = page.at(-1)
  const cancelling = { now: clock(), settings }
  return {
    results: page.map((booking) => toRow(booking, cancelling)),
    paginationKey:
      last && bookings.length > limit
        ? { createdAt: last.created_at.toISOString(), bookingReferenceNo: last.reference }
        : null,
  }
}

function readKey(key: string | undefined): PagePosition | undefined {
  if (!key) return undefined
  try {
    const { createdAt, bookingReferenceNo } = paginationKey.parse(JSON.parse(key))
    return { createdAt: new Date(createdAt), reference: bookingReferenceNo }
  } catch {
    throw new HttpError(400, 'BAD_REQUEST', 'key: must be the paginationKey of an earlier page as JSON')
  }
}

/** What a row of the list shows. */
export const toRow = (booking: Booking, cancelling: Cancelling) => ({
  bookingReferenceNo: booking.reference,
  createdAt: booking.created_at.toISOString(),
  tags: booking.tags,
  status: booking.supplier_word,
  provider: booking.supplier,
  clientReference: booking.client_reference,
  hotelName: booking.offer.name.en,
  umrahHotelCode: booking.hotel_code,
  imagePath: booking.offer.imagePath,
  locationCode: booking.location_code,
  checkInDate: booking.check_in,
  checkOutDate: booking.check_out,
  leadName: booking.lead_name,
  paxCount: booking.pax_count,
  roomCount: booking.offer.rooms.length,
  totalPrice: riyals(booking.total_halalas),
  currencyCode: 'SAR',
  freeCancellationDate: freeUntil(booking.offer.rooms),
  bookingType: 1,
  cancellation: cancellationState(booking, cancelling),
})
