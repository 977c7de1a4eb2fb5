import { wireTitles } from '../../trade/salutation.ts'
import { field, list, withField } from '../../gateway/wire.ts'
import { wireAmount } from '../../values/money.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import type { Guest } from './guests.ts'
import type { HotelOrder } from './book-order.ts'

const toWireTraveler = ({ type, salutation, firstName, lastName, age, contact }: Guest, nationality: string) => ({
  type: type === 'CHILD' ? 'CHD' : 'ADT',
  isMainPax: contact !== null,
  details: {
    ...wireTitles[salutation],
    firstName,
    lastName,
    // Ages are text, as other clients of this gateway family send them.
    ...(age !== null && { age: String(age) }),
    location: { countryCode: nationality },
    ...(contact && {
      contactInformation: {
        phoneNumber: contact.phone,
        phoneNumberCountryCode: contact.phoneCountryCode,
        email: contact.email,
      },
    }),
  },
})

/** Returns the supplier's room groups, with the guests added to each room. */
function addGuestsToRoomGroups(guests: Guest[], { response, rooms, request }: StoredQuote): unknown[] {
  const toWireTravelers = (group: number, room: number) => {
    const roomIndex = rooms.findIndex(({ place }) => place.group === group && place.room === room)
    return guests
      .filter((guest) => guest.roomIndex === roomIndex)
      .map((guest) => toWireTraveler(guest, request.input.nationality))
  }
  return list(field(response, 'roomGroups')).map((group, groupIndex) =>
    withField(
      group,
      'rooms',
      list(field(group, 'rooms')).map((room, roomIndex) =>
        withField(room, 'travellerDetails', toWireTravelers(groupIndex, roomIndex)),
      ),
    ),
  )
}

/** Builds the hotel's part of a reservation. */
export const hotelReservation = (quote: StoredQuote, { guests, specialRequests, commissionHalalas }: HotelOrder) => ({
  fields: {
    commissionOverride: commissionHalalas === null ? null : wireAmount(commissionHalalas),
    subpcc: quote.request.input.hotelPromoCode,
    specialCode: quote.request.input.specialCode,
  },
  requestObject: {
    ...withField(quote.response, 'roomGroups', addGuestsToRoomGroups(guests, quote)),
    ...(specialRequests && { specialRequests }),
  },
})
