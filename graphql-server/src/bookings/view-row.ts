import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { field, flag, list, path, text, type WireObject } from '../gateway/wire.ts'
import type { BookingKey } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { readListRow } from './list/list-row.ts'

/** The rooms of a booking with everybody who sleeps in them, as they stand in its room groups. */
export const roomsOf = (view: WireObject) =>
  list(path(view, 'hotelDetails', 'roomGroups'))
    .flatMap((group) => list(field(group, 'rooms')))
    .map((room) => ({ room, travelers: list(field(room, 'travellerDetails')) }))

const fullName = (traveler: unknown) =>
  ['firstName', 'lastName']
    .map((name) => text(path(traveler, 'details', name)))
    .filter((name) => name !== undefined)
    .join(' ')

/** What a row of the list shows, from the view of one booking; the id stays the one it was asked for by. */
export function readViewRow(view: WireObject, key: BookingKey): BookingRow {
  const hotel = field(view, 'hotelDetails')
  const rooms = roomsOf(view)
  const travelers = rooms.flatMap((room) => room.travelers)
  const lead = travelers.find((traveler) => flag(field(traveler, 'isMainPax')))
  const row = readListRow({
    ...view,
    bookingReferenceNo: key.reference,
    provider: key.provider ?? field(hotel, 'provider'),
    status: field(view, 'bookingStatus'),
    hotelName: field(hotel, 'name'),
    umrahHotelCode: field(hotel, 'umrahHotelCode'),
    imagePath: field(hotel, 'imagePath'),
    locationCode: field(hotel, 'locationCode'),
    checkInDate: field(hotel, 'checkInDate'),
    checkOutDate: field(hotel, 'checkOutDate'),
    leadName: lead && fullName(lead),
    paxCount: travelers.length || null,
    roomCount: rooms.length || null,
    totalPrice: path(view, 'paymentInfo', 'paidAmount'),
    currencyCode: path(view, 'paymentInfo', 'currencyCode'),
  })
  // A row is null only without a reference, and the key has one.
  if (row === null) throw new TypeError('a booking key without a reference')
  const policy = readCancellationPolicy(field(view, 'cancellationPolicy'))
  return { ...row, provider: key.provider, freeCancellationUntil: policy?.freeUntil ?? null }
}

/** A row with what another one knows better: everything of `read` but its gaps. */
export function mergeRows(known: BookingRow, read: BookingRow): BookingRow {
  const told = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
  return { ...known, ...told }
}
