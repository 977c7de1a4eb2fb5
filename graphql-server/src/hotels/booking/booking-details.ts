import type { Context } from '../../context.ts'
import type { BookedRoom, HotelBookingDetails, Traveler } from '../../__generated__/schema-types.ts'
import { type DetailsOf, readCommonDetails } from '../../bookings/booking-facts.ts'
import { count, field, flag, text, type WireObject } from '../../gateway/wire.ts'
import { readSalutation } from '../../trade/salutation.ts'
import { readSpecialRequests } from './special-requests.ts'
import { readBoard } from '../../trade/board.ts'
import { readPrice, toPrice } from '../../trade/price.ts'
import { readRoomKind } from '../../trade/room-kind.ts'
import { plainText } from '../../values/plain-text.ts'
import { tidyName, timeOfDay } from '../hotel-facts.ts'
import { readCodes } from '../search/search-codes.ts'
import { ratesOf } from '../room-groups.ts'
import { nightsBetween } from '../../values/days.ts'
import { fullName } from '../../values/full-name.ts'
import { type HotelBookingRow, roomsOf } from './hotel-booking-row.ts'

function readTraveler(traveler: unknown): Traveler {
  const details = field(traveler, 'details')
  const isChild = text(field(traveler, 'type'))?.toUpperCase() === 'CHD'
  const [firstName = '', lastName = ''] = [text(field(details, 'firstName')), text(field(details, 'lastName'))]
  return {
    type: isChild ? 'CHILD' : 'ADULT',
    firstName,
    lastName,
    name: fullName(firstName, lastName),
    age: isChild ? (count(field(details, 'age')) ?? null) : null,
    lead: flag(field(traveler, 'isMainPax')) ?? false,
    salutation: readSalutation(details),
  }
}

/** The board of a booked room: a gateway may state it at the rate that was booked. */
function readBookedBoard(room: unknown) {
  const own = readBoard(room)
  return own.boardText === null && own.board === 'UNRECOGNISED' ? readBoard(ratesOf(room)[0]) : own
}

const readRoom = ({ room, travelers }: { room: unknown; travelers: unknown[] }): BookedRoom => ({
  name: tidyName(text(field(room, 'name')) ?? ''),
  kind: readRoomKind(room),
  ...readBookedBoard(room),
  travelers: travelers.map(readTraveler),
})

/** Details of a booked hotel from its view; the row is that of the same view. */
export function readBookingDetails(
  view: WireObject,
  row: HotelBookingRow,
  { suppliers, bookingKinds }: Pick<Context, 'suppliers' | 'bookingKinds'>,
): DetailsOf<HotelBookingDetails> {
  const { provider, startsOn, endsOn } = row
  const hotel = field(view, 'hotelDetails')
  const price = readPrice(suppliers.prices(provider ?? ''), field(view, 'price'))
  return {
    ...readCommonDetails(view, row, bookingKinds),
    checkInTime: timeOfDay(field(hotel, 'checkInTime')),
    checkOutTime: timeOfDay(field(hotel, 'checkOutTime')),
    address: plainText(text(field(hotel, 'address')))?.replaceAll('\n', ', ') ?? null,
    price: price && toPrice(price, startsOn && endsOn ? nightsBetween(startsOn, endsOn) : 0),
    rooms: roomsOf(view).map(readRoom),
    specialRequests: readSpecialRequests(view),
    codes: readCodes(hotel),
  }
}
