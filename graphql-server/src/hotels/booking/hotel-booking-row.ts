import { fullName } from '../../values/full-name.ts'
import { tidyName } from '../hotel-content.ts'
import { imageUrl } from '../../values/image-url.ts'
import { field, flag, integer, list, path, text, type WireObject } from '../../gateway/wire.ts'
import { areCompatible, type BookingKind } from '../../bookings/booking-kind.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { readCount, readDate } from '../../bookings/read-row.ts'
import { hotelCalls } from '../calls.ts'

/** Row of a booked hotel. The title is the hotel's name; the first and last days are check-in and check-out. */
export type HotelBookingRow = BookingRow & {
  hotelId: string | null
  imageUrl: string | null
  locationCode: string | null
  guestCount: number | null
  roomCount: number | null
}

function readRow(wire: unknown, row: BookingRow): HotelBookingRow {
  const textOrNull = (name: string) => text(field(wire, name)) ?? null
  return {
    ...row,
    title: tidyName(textOrNull('hotelName') ?? textOrNull('name') ?? '') || null,
    startsOn: readDate(field(wire, 'checkInDate')),
    endsOn: readDate(field(wire, 'checkOutDate')),
    hotelId: textOrNull('umrahHotelCode'),
    imageUrl: imageUrl(field(wire, 'imagePath')) ?? null,
    locationCode: textOrNull('locationCode'),
    guestCount: readCount(field(wire, 'paxCount')),
    roomCount: readCount(field(wire, 'roomCount')),
  }
}

/** Returns the rooms of a booking in the order of its room groups, each with its travelers. */
export const readBookedRooms = (view: WireObject) =>
  list(path(view, 'hotelDetails', 'roomGroups'))
    .flatMap((group) => list(field(group, 'rooms')))
    .map((room) => ({ room, travelers: list(field(room, 'travellerDetails')) }))

const readTravelerName = (traveler: unknown) =>
  fullName(text(path(traveler, 'details', 'firstName')) ?? '', text(path(traveler, 'details', 'lastName')) ?? '')

function toRowFields(view: WireObject): WireObject {
  const hotel = field(view, 'hotelDetails')
  const rooms = readBookedRooms(view)
  const travelers = rooms.flatMap((room) => room.travelers)
  const lead = travelers.find((traveler) => flag(field(traveler, 'isMainPax')))
  const names = ['provider', 'umrahHotelCode', 'imagePath', 'locationCode', 'checkInDate', 'checkOutDate']
  return {
    ...Object.fromEntries(names.map((name) => [name, field(hotel, name)])),
    hotelName: field(hotel, 'name'),
    leadName: lead && readTravelerName(lead),
    paxCount: travelers.length || null,
    roomCount: rooms.length || null,
  }
}

const isHotelRow = (row: BookingRow): row is HotelBookingRow => row.__typename === 'HotelBooking'

/** Whether two rows describe the same stay. The rows must have the same dates. Hotels are compared by code, or by name if a row has no code. */
function isSameService(left: BookingRow, right: BookingRow): boolean {
  if (!isHotelRow(left) || !isHotelRow(right)) return false
  if (left.startsOn === null || left.startsOn !== right.startsOn || !areCompatible(left.endsOn, right.endsOn))
    return false
  if (left.hotelId !== null && right.hotelId !== null) return left.hotelId === right.hotelId
  return areCompatible(left.title, right.title)
}

export const hotelBookingKind: BookingKind = {
  typename: 'HotelBooking',
  wireType: 1,
  statementProduct: 'HOTEL',
  calls: {
    view: hotelCalls.view,
    quoteCancellation: hotelCalls.quoteCancellation,
    confirmCancellation: hotelCalls.confirmCancellation,
    keyBody: ({ provider, reference }, locale) => ({ bookingReferenceNo: reference, provider, cultCode: locale }),
  },
  readRow,
  toRowFields,
  roomNumbers: (view) =>
    readBookedRooms(view).map(({ room }, index) => integer(field(room, 'sequenceNumber')) ?? index),
  isSameService,
}
