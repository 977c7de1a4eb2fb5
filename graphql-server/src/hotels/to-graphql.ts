/** Kept records in the form of the schema. */
import type { HotelDetail, HotelResult, Offer, Room, RoomGroup, Warning } from '../__generated__/resolvers.ts'
import { message } from '../catalogue/message.ts'
import type { Locale } from '../locale.ts'
import { toPrice } from './hotel-price.ts'
import type { KeptDetail, KeptGroup, KeptOffer, KeptRoom, KeptSearch, KeptWarning } from './kept-search.ts'
import type { ListedHotel } from './search-page.ts'

export const toWarnings = (warnings: KeptWarning[], locale: Locale): Warning[] =>
  warnings.map(({ code, supplier }) => ({ code, supplier, message: message(code, locale) }))

const toOffer = ({ provider: _provider, code: _code, ...offer }: KeptOffer, nights: number): Offer => ({
  ...offer,
  price: toPrice(offer.price, nights),
})

export const toHotelResult = ({ hotel, offers }: ListedHotel, nights: number): HotelResult => ({
  id: hotel.id,
  hotel: hotel.facts,
  price: toPrice(offers[0].price, nights),
  offers: offers.map((offer) => toOffer(offer, nights)),
})

const toRoom = (room: KeptRoom, nights: number): Room => ({
  ...room,
  rates: room.rates.map(({ place: _place, price, ...rate }) => ({ ...rate, price: toPrice(price, nights) })),
})

const toRoomGroup = (group: KeptGroup, nights: number): RoomGroup => ({
  ...group,
  price: group.price && toPrice(group.price, nights),
  rooms: group.rooms.map((room) => toRoom(room, nights)),
})

export function toHotelDetail(detail: KeptDetail, { id, input }: KeptSearch, locale: Locale): HotelDetail {
  const { hotel, groups, warnings, wire: _wire, searchId: _searchId, ...facts } = detail
  return {
    ...facts,
    id: hotel.id,
    hotel: hotel.facts,
    searchId: id,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    occupancies: input.rooms.map((room, roomIndex) => ({ roomIndex, ...room })),
    roomGroups: groups.map((group) => toRoomGroup(group, input.nights)),
    warnings: toWarnings(warnings, locale),
  }
}
