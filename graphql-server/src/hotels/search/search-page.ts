/** Filters, sorts and pages a cached search. */
import type { HotelFacets, HotelSort, HotelWhere } from '../../__generated__/schema-types.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'
import type { Choice } from './rate-choices.ts'
import { recommendedScore } from './recommended-order.ts'
import { countFacets } from './search-facets.ts'
import { type FilterTests, listChoices, createFilterTests } from './search-filters.ts'
import { paginate } from '../../values/page.ts'

/** A hotel with the offers that match the filters, cheapest first. */
export type ListedHotel = {
  hotel: CachedHotel
  offers: [CachedOffer, ...CachedOffer[]]
  /** Sort key in the list; lower comes first. */
  rank: number
}

/** Returns an offer with the price and terms of a choice. */
function applyChoice(offer: CachedOffer, choice: Choice): CachedOffer {
  const { total, commission, board, refundable, freeUntil } = choice
  if (offer.choices.length === 0 || total === null) return offer
  const hasSameTerms =
    (board === null || board === offer.board) && (refundable === null || refundable === offer.refundable)
  if (total === offer.price.total && hasSameTerms) return offer
  return {
    ...offer,
    price: { total, currency: offer.price.currency, commission, isConsistent: true, isRounded: false },
    board: board ?? 'UNRECOGNISED',
    boardText: board === offer.board ? offer.boardText : null,
    refundable,
    freeCancellationUntil: refundable === false ? null : freeUntil,
    bookable: true,
  }
}

const comparePrices = (a: CachedOffer, b: CachedOffer) =>
  Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total

const hasOffers = (offers: CachedOffer[]): offers is ListedHotel['offers'] => offers.length > 0

const passesAll = <Value>(tests: readonly { passes: (value: Value) => boolean }[], value: Value): boolean => {
  for (const { passes } of tests) if (!passes(value)) return false
  return true
}

/** Returns an offer with its cheapest choice that matches the filters; null if none does. */
function findMatchingOffer(offer: CachedOffer, tests: FilterTests): CachedOffer | null {
  if (!passesAll(tests.offer, offer)) return null
  if (tests.choice.length === 0) return offer
  for (const choice of listChoices(offer)) if (passesAll(tests.choice, choice)) return applyChoice(offer, choice)
  return null
}

/** Returns the offers that match the filters. If all match unchanged, returns the same array, so that memoized results stay valid. */
function findMatchingOffers(offers: CachedOffer[], tests: FilterTests): CachedOffer[] {
  if (tests.offer.length + tests.choice.length === 0) return offers
  const matches: CachedOffer[] = []
  let isChanged = false
  for (const offer of offers) {
    const match = findMatchingOffer(offer, tests)
    if (match) matches.push(match)
    if (match !== offer) isChanged = true
  }
  return isChanged ? matches.sort(comparePrices) : offers
}

/** Lists the hotels that match all filters. */
function listHotels({ hotels, locale }: CachedSearch, where: HotelWhere): ListedHotel[] {
  const tests = createFilterTests(where, locale)
  const listed: ListedHotel[] = []
  for (const hotel of hotels) {
    if (!passesAll(tests.hotel, hotel)) continue
    const offers = findMatchingOffers(hotel.offers, tests)
    if (hasOffers(offers)) listed.push({ hotel, offers, rank: 0 })
  }
  return listed
}

const getTotal = ({ offers: [{ price }] }: ListedHotel) => (price.currency === 'SAR' ? price.total : null)
const getStars = ({ hotel }: ListedHotel) => hotel.stars
const getDistance = ({ hotel }: ListedHotel) => hotel.distanceToHaram

/** Returns a function that scores a hotel in a list. Free cancellation counts only if it ends after the search expires. */
function createScore(hotels: ListedHotel[], { expiresAt }: CachedSearch): (hotel: ListedHotel) => number {
  const expiresAtMs = Date.parse(expiresAt)
  const lowestTotal = hotels.reduce(
    (least, hotel) => Math.min(least, getTotal(hotel) ?? least),
    Number.POSITIVE_INFINITY,
  )
  return (listed) => {
    const [{ refundable, freeCancellationUntil, bookable }] = listed.offers
    const input = {
      distance: getDistance(listed),
      total: getTotal(listed),
      stars: getStars(listed),
      refundable,
      bookable,
    }
    const freeCancellation = freeCancellationUntil !== null && Date.parse(freeCancellationUntil) > expiresAtMs
    return recommendedScore({ ...input, freeCancellation }, lowestTotal)
  }
}

type Order = {
  createSortValue: (hotels: ListedHotel[], search: CachedSearch) => (hotel: ListedHotel) => number | null
  direction: 1 | -1
}

const orders: Record<HotelSort, Order> = {
  PRICE_ASC: { createSortValue: () => getTotal, direction: 1 },
  PRICE_DESC: { createSortValue: () => getTotal, direction: -1 },
  RATING_ASC: { createSortValue: () => getStars, direction: 1 },
  RATING_DESC: { createSortValue: () => getStars, direction: -1 },
  DISTANCE_ASC: { createSortValue: () => getDistance, direction: 1 },
  RECOMMENDED: { createSortValue: createScore, direction: -1 },
}

const compareIds = ({ hotel: a }: ListedHotel, { hotel: b }: ListedHotel) => (a.id < b.id ? -1 : Number(a.id > b.id))

/** Sorts a list. Unknown values come last in either direction; ties are sorted by id. */
function sortHotels(hotels: ListedHotel[], { createSortValue, direction }: Order, search: CachedSearch): ListedHotel[] {
  const value = createSortValue(hotels, search)
  for (const hotel of hotels) {
    const sortValue = value(hotel)
    hotel.rank = sortValue === null ? Number.POSITIVE_INFINITY : direction * sortValue
  }
  return hotels.sort((a, b) => (a.rank === b.rank ? compareIds(a, b) : a.rank - b.rank))
}

type Listing = Pick<PageRequest, 'where' | 'sort'>

// Agents mostly page through one list. A cached search is always the same object, so lists are memoized by it and released with it.
const lastLists = new WeakMap<CachedSearch, { request: string; hotels: ListedHotel[] }>()
const lastFacets = new WeakMap<CachedSearch, { request: string; facets: HotelFacets }>()

/** Returns the hotels of a search, filtered and sorted. */
function getList(search: CachedSearch, { where, sort }: Listing): ListedHotel[] {
  const request = JSON.stringify([where, sort])
  const last = lastLists.get(search)
  if (last?.request === request) return last.hotels
  const hotels = sortHotels(listHotels(search, where), orders[sort], search)
  lastLists.set(search, { request, hotels })
  return hotels
}

/** Returns the facets of a search. */
export function findFacets(search: CachedSearch, where: HotelWhere, suppliers: Suppliers): HotelFacets {
  const request = JSON.stringify(where)
  const last = lastFacets.get(search)
  if (last?.request === request) return last.facets
  const facets = countFacets(search, where, suppliers)
  lastFacets.set(search, { request, facets })
  return facets
}

export type PageRequest = { where: HotelWhere; sort: HotelSort; page: number; pageSize: number }

export type SearchPage = ReturnType<typeof searchPage>

/** Returns one page of a cached search. */
export const searchPage = (search: CachedSearch, { where, sort, ...range }: PageRequest) =>
  paginate(getList(search, { where, sort }), range)
