/** Kept records in the form of the schema; what they have beside it nobody can ask for. */
import type { HotelDetail, HotelResult, Offer, Room, RoomGroup, Warning } from '../__generated__/schema-types.ts'
import { message } from '../errors/message.ts'
import type { Locale } from '../locale.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { supplierInfo } from '../trade/supplier.ts'
import { toPrice } from '../trade/price.ts'
import type { KeptDetail, KeptGroup, KeptOffer, KeptRoom, KeptSearch, KeptWarning } from './search/cached-search.ts'
import type { ListedHotel } from './search/search-facets.ts'

export const toWarnings = (warnings: KeptWarning[], locale: Locale): Warning[] =>
  warnings.map(({ code, supplier }) => ({
    code,
    supplier,
    supplierInfo: supplier ? supplierInfo(supplier) : null,
    message: message(code, locale),
  }))

// Prices belong to the search: the same hotel in two searches is two results.
const resultId = (search: KeptSearch, { id }: HotelFacts) => `${search.id}.${id}`

const toOffer = (offer: KeptOffer, nights: number): Offer => ({
  ...offer,
  supplierInfo: supplierInfo(offer.supplier),
  price: toPrice(offer.price, nights),
})

export function toHotelResult({ hotel, offers }: ListedHotel, search: KeptSearch): HotelResult {
  const { nights } = search.input
  return {
    id: resultId(search, hotel.facts),
    hotel: hotel.facts,
    price: toPrice(offers[0].price, nights),
    offers: offers.map((offer) => toOffer(offer, nights)),
  }
}

const toRoom = (room: KeptRoom, nights: number): Room => ({
  ...room,
  rates: room.rates.map((rate) => ({
    ...rate,
    supplierInfo: supplierInfo(rate.supplier),
    price: toPrice(rate.price, nights),
  })),
})

const toRoomGroup = (group: KeptGroup, nights: number): RoomGroup => ({
  ...group,
  supplierInfo: supplierInfo(group.supplier),
  price: group.price && toPrice(group.price, nights),
  rooms: group.rooms.map((room) => toRoom(room, nights)),
})

export function toHotelDetail(detail: KeptDetail, search: KeptSearch, locale: Locale): HotelDetail {
  const { input } = search
  const { facts } = detail.hotel
  return {
    ...detail,
    id: resultId(search, facts),
    hotel: facts,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    occupancies: input.rooms.map((room, roomIndex) => ({ roomIndex, ...room })),
    roomGroups: detail.groups.map((group) => toRoomGroup(group, input.nights)),
    warnings: toWarnings(detail.warnings, locale),
  }
}
