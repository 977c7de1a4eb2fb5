import type { Context } from '../../context.ts'
import type { BookedRoom, HotelBookingDetails, Price, Traveler } from '../../__generated__/schema-types.ts'
import { type DetailsWithoutDocuments, readCommonDetails } from '../../bookings/common-details.ts'
import { count, field, flag, text, type WireObject } from '../../gateway/wire.ts'
import { readSalutation } from '../../trade/salutation.ts'
import { readSpecialRequests } from './special-requests.ts'
import { readBoard } from '../../trade/board.ts'
import { type PriceShape, readPrice, toPrice } from '../../trade/price.ts'
import { readRoomKind } from '../../trade/room-kind.ts'
import { plainText } from '../../values/plain-text.ts'
import { tidyName, timeOfDay } from '../hotel-content.ts'
import { readCodes } from '../search/search-codes.ts'
import { listRates } from '../room-groups.ts'
import { nightsBetween } from '../../values/days.ts'
import { fullName } from '../../values/full-name.ts'
import { type HotelBookingRow, readBookedRooms } from './hotel-booking-row.ts'

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

/** Reads the board of a booked room. Some gateways send it in the booked rate. */
function readBookedBoard(room: unknown) {
  const roomBoard = readBoard(room)
  return roomBoard.boardText === null && roomBoard.board === 'UNRECOGNISED' ? readBoard(listRates(room)[0]) : roomBoard
}

/** Reads the price of a room's booked rate; null if several rates are listed, because it is unclear which one was booked. */
function readBookedPrice(room: unknown, shape: PriceShape, nights: number): Price | null {
  const [rate, ...others] = listRates(room)
  const price = others.length === 0 ? readPrice(shape, rate) : null
  return (
    price &&
    toPrice({ ...price, commission: null, lines: price.lines.filter(({ kind }) => kind !== 'COMMISSION') }, nights)
  )
}

type PriceReading = { shape: PriceShape; nights: number }

const readRoom = (
  { room, travelers }: { room: unknown; travelers: unknown[] },
  { shape, nights }: PriceReading,
): BookedRoom => ({
  name: tidyName(text(field(room, 'name')) ?? ''),
  kind: readRoomKind(room),
  ...readBookedBoard(room),
  price: readBookedPrice(room, shape, nights),
  travelers: travelers.map(readTraveler),
})

/** Reads the details of a booked hotel from its view and the row built from the same view. */
export function readBookingDetails(
  view: WireObject,
  row: HotelBookingRow,
  { suppliers, bookingKinds }: Pick<Context, 'suppliers' | 'bookingKinds'>,
): DetailsWithoutDocuments<HotelBookingDetails> {
  const { provider, startsOn, endsOn } = row
  const hotel = field(view, 'hotelDetails')
  const shape = suppliers.prices(provider ?? '')
  const nights = startsOn && endsOn ? nightsBetween(startsOn, endsOn) : 0
  const price = readPrice(shape, field(view, 'price'))
  return {
    ...readCommonDetails(view, row, bookingKinds),
    checkInTime: timeOfDay(field(hotel, 'checkInTime')),
    checkOutTime: timeOfDay(field(hotel, 'checkOutTime')),
    address: plainText(text(field(hotel, 'address')))?.replaceAll('\n', ', ') ?? null,
    price: price && toPrice(price, nights),
    rooms: readBookedRooms(view).map((room) => readRoom(room, { shape, nights })),
    specialRequests: readSpecialRequests(view),
    codes: readCodes(hotel),
  }
}
