/** Maps cached searches and details to the schema. Extra fields in the mapped objects are harmless, because they cannot be queried. */
import type {
  HotelDetail,
  HotelFacets,
  HotelResult,
  HotelSearchResult,
  Room,
  RoomGroup,
} from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { toWarning } from '../trade/supplier-warning.ts'
import { toPrice } from '../trade/price.ts'
import { type Suppliers, supplierFields } from '../trade/supplier.ts'
import type { CachedDetail, CachedGroup, CachedRoom } from './detail/cached-detail.ts'
import { toChildPolicy } from './detail/child-policies.ts'
import type { CachedOffer, CachedSearch } from './search/cached-search.ts'
import type { ListedHotel, SearchPage } from './search/search-page.ts'
import { readDisplayedHotel } from './search/displayed-hotel.ts'

type MappingContext = Pick<Context, 'locale' | 'suppliers'>

// The search is part of the id, because the same hotel has different prices in two searches.
const resultId = (search: CachedSearch, id: string) => `${search.id}.${id}`

// Memoized, because sorting, filtering and paging mostly return the same offers.
const results = new WeakMap<readonly CachedOffer[], HotelResult>()

function toHotelResult({ hotel, offers }: ListedHotel, search: CachedSearch, suppliers: Suppliers): HotelResult {
  const cached = results.get(offers)
  if (cached) return cached
  const { nights } = search.input
  const { content, prices } = readDisplayedHotel(hotel, search, suppliers)
  // An offer listed at the price of a rate has no lines.
  const toOfferPrice = (offer: CachedOffer) => toPrice(prices.get(offer) ?? { ...offer.price, lines: [] }, nights)
  const result = {
    id: resultId(search, hotel.id),
    hotel: content,
    price: toOfferPrice(offers[0]),
    offers: offers.map((offer) => ({
      ...offer,
      ...supplierFields(offer.provider, suppliers),
      price: toOfferPrice(offer),
    })),
  }
  results.set(offers, result)
  return result
}

/** A page of a search. Facets are computed only if queried. */
export type SearchResult = Omit<HotelSearchResult, 'facets'> & { readFacets: () => HotelFacets }

export function toSearchResult(
  search: CachedSearch,
  { items, ...counts }: SearchPage,
  context: MappingContext,
): Omit<SearchResult, 'readFacets'> {
  const { suppliers } = context
  return {
    searchId: search.id,
    expiresAt: search.expiresAt,
    ...counts,
    items: items.map((hotel) => toHotelResult(hotel, search, suppliers)),
    revision: search.revision,
    searching: search.searching,
    complete: search.complete,
    codes: search.codes,
    suppliers: search.suppliers.map((supplier) => ({
      ...supplier,
      ...supplierFields(supplier.provider, suppliers),
    })),
    warnings: search.warnings.map((warning) => toWarning(warning, context)),
  }
}

const toRoom = (room: CachedRoom, nights: number, suppliers: Suppliers): Room => ({
  ...room,
  rates: room.rates.map((rate) => ({
    ...rate,
    ...supplierFields(rate.provider, suppliers),
    price: toPrice(rate.price, nights),
  })),
})

const toRoomGroup = (group: CachedGroup, nights: number, suppliers: Suppliers): RoomGroup => ({
  ...group,
  ...supplierFields(group.provider, suppliers),
  price: group.price && toPrice(group.price, nights),
  rooms: group.rooms.map((room) => toRoom(room, nights, suppliers)),
})

export function toHotelDetail(detail: CachedDetail, search: CachedSearch, context: MappingContext): HotelDetail {
  const { input } = search
  const { content } = detail.hotel
  const { suppliers } = context
  return {
    ...detail,
    id: resultId(search, content.id),
    expiresAt: search.expiresAt,
    hotel: content,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    occupancies: input.rooms.map((room, roomIndex) => ({ roomIndex, ...room })),
    childPolicies: detail.childPolicies.map((terms) => toChildPolicy(terms, suppliers)),
    codes: search.codes,
    roomGroups: detail.groups.map((group) => toRoomGroup(group, input.nights, suppliers)),
    pendingSuppliers: search.suppliers.flatMap(({ provider, state }) =>
      state === 'SEARCHING' ? suppliers.info(provider) : [],
    ),
    warnings: detail.warnings.map((warning) => toWarning(warning, context)),
  }
}
