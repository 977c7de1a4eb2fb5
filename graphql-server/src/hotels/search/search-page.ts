/** Filters, sorts and pages a cached search. */
import type { HotelFacets, HotelSort, HotelWhere } from '../../__generated__/schema-types.ts'
import { type Suppliers, supplierKey, supplierOf } from '../../trade/supplier.ts'
import { foldedText } from '../../values/folded-text.ts'
import { parseHalalas } from '../../values/money.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'
import type { Choice } from './rate-choices.ts'
import { recommendedScore } from './recommended-order.ts'
import { type Facet, bandOf, collectFacets } from './search-facets.ts'

/** A hotel with those of its offers that pass the filters, cheapest first. */
export type ListedHotel = { hotel: CachedHotel; offers: [CachedOffer, ...CachedOffer[]] }

/** One filter and what passes it. */
type Test<Value> = { filter: Facet | 'name'; passes: (value: Value) => boolean }
type Tests = { hotel: Test<CachedHotel>[]; offer: Test<CachedOffer>[]; choice: Test<Choice>[] }

/** Names of a hotel as they are compared; agents type a name letter by letter. */
const comparedNames = new WeakMap<CachedHotel, string[]>()

function namesOf(hotel: CachedHotel): string[] {
  const known = comparedNames.get(hotel)
  if (known) return known
  const { name, latinName } = hotel.facts
  const names = (latinName === null ? [name] : [name, latinName]).map(foldedText)
  comparedNames.set(hotel, names)
  return names
}

function testsOf(where: HotelWhere): Tests {
  const { name, priceMin, priceMax, stars, boards, refundable, suppliers, supplierKeys, distances } = where
  const { hotel, offer, choice }: Tests = { hotel: [], offer: [], choice: [] }
  if (priceMin || priceMax) {
    const min = parseHalalas(priceMin) ?? 0
    const max = parseHalalas(priceMax) ?? Number.POSITIVE_INFINITY
    choice.push({ filter: 'price', passes: ({ total }) => total !== null && total >= min && total <= max })
  }
  if (boards) choice.push({ filter: 'boards', passes: ({ board }) => board !== null && boards.includes(board) })
  if (typeof refundable === 'boolean') {
    choice.push({ filter: 'refundable', passes: (one) => one.refundable === refundable })
  }
  if (suppliers || supplierKeys) {
    offer.push({
      filter: 'suppliers',
      passes: ({ provider }) =>
        (!suppliers || suppliers.includes(supplierOf(provider))) &&
        (!supplierKeys || supplierKeys.includes(supplierKey(provider))),
    })
  }
  if (name?.trim()) {
    const wanted = foldedText(name)
    hotel.push({ filter: 'name', passes: (one) => namesOf(one).some((shown) => shown.includes(wanted)) })
  }
  if (stars) {
    hotel.push({ filter: 'stars', passes: ({ facts }) => facts.stars !== null && stars.includes(facts.stars) })
  }
  if (distances) {
    hotel.push({
      filter: 'distances',
      passes: ({ facts }) => facts.distanceToHaram !== null && distances.includes(bandOf(facts.distanceToHaram)),
    })
  }
  return { hotel, offer, choice }
}

/** The filters something fails: none, one by name, or `many`. */
type Failed = Facet | 'name' | 'many' | null

function failedOf<Value>(tests: readonly Test<Value>[], value: Value, before: Failed): Failed {
  let failed = before
  for (const { filter, passes } of tests) {
    if (passes(value)) continue
    if (failed !== null) return 'many'
    failed = filter
  }
  return failed
}

/** An offer at its cheapest choice that passes the filters. */
function offerAt(offer: CachedOffer, choice: Choice): CachedOffer {
  const { total, commission, board, refundable, freeUntil } = choice
  if (!offer.hasRates || total === null) return offer
  const agrees = (board === null || board === offer.board) && (refundable === null || refundable === offer.refundable)
  if (total === offer.price.total && agrees) return offer
  return {
    ...offer,
    price: { total, currency: offer.price.currency, lines: [], commission, isConsistent: true, isRounded: false },
    board: board ?? 'UNRECOGNISED',
    boardText: board === offer.board ? offer.boardText : null,
    refundable,
    freeCancellationUntil: refundable === false ? null : freeUntil,
    bookable: true,
  }
}

const byPrice = (a: CachedOffer, b: CachedOffer) =>
  Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total

const hasOffers = (offers: CachedOffer[]): offers is ListedHotel['offers'] => offers.length > 0

/** Facets by what they depend on: each choice, each offer, or the hotel alone. */
const facetsOfChoice: readonly Facet[] = ['price', 'boards', 'refundable']
const facetsOfOffer: readonly Facet[] = ['suppliers']
const facetsOfFirstOffer: readonly Facet[] = ['suppliers', 'stars', 'distances']

/**
 * Lists the hotels that pass every filter and counts the facets in the same pass. A facet counts what passes all other filters: what fails
 * no filter counts for every facet, what fails one filter only counts for the facet of that filter.
 */
function listHotels({ hotels, coverage }: CachedSearch, where: HotelWhere, suppliers: Suppliers) {
  const tests = testsOf(where)
  const judgesChoices = tests.choice.length > 0
  const facets = collectFacets()
  const listed: ListedHotel[] = []
  for (const hotel of hotels) {
    const failedByHotel = failedOf(tests.hotel, hotel, null)
    if (failedByHotel === 'many') continue
    const offers: CachedOffer[] = []
    for (const offer of hotel.offers) {
      const failedByOffer = failedOf(tests.offer, offer, failedByHotel)
      if (failedByOffer === 'many') continue
      let passing: Choice | null = null
      for (const choice of offer.choices) {
        const failed = failedOf(tests.choice, choice, failedByOffer)
        if (failed === null) {
          passing ??= choice
          for (const facet of facetsOfChoice) facets.add(facet, hotel, offer, choice)
        } else if (failed !== 'many' && failed !== 'name') facets.add(failed, hotel, offer, choice)
      }
      if (!passing) continue
      for (const facet of offers.length === 0 ? facetsOfFirstOffer : facetsOfOffer) {
        facets.add(facet, hotel, offer, passing)
      }
      offers.push(judgesChoices ? offerAt(offer, passing) : offer)
    }
    if (judgesChoices && offers.length > 1) offers.sort(byPrice)
    if (hasOffers(offers)) listed.push({ hotel, offers })
  }
  return { listed, facets: facets.facets(coverage, suppliers) }
}

const totalOf = ({ offers: [{ price }] }: ListedHotel) => (price.currency === 'SAR' ? price.total : null)
const starsOf = ({ hotel }: ListedHotel) => hotel.facts.stars
const distanceOf = ({ hotel }: ListedHotel) => hotel.facts.distanceToHaram

/** Scores each hotel of a list. Free cancellation counts only if it outlasts the search. */
function recommendedIn(hotels: ListedHotel[], { expiresAt }: CachedSearch): (hotel: ListedHotel) => number {
  const expires = Date.parse(expiresAt)
  const lowest = hotels.reduce((least, hotel) => Math.min(least, totalOf(hotel) ?? least), Number.POSITIVE_INFINITY)
  return (listed) => {
    const [{ refundable, freeCancellationUntil, bookable }] = listed.offers
    const facts = { distance: distanceOf(listed), total: totalOf(listed), stars: starsOf(listed), refundable, bookable }
    const freeCancellation = freeCancellationUntil !== null && Date.parse(freeCancellationUntil) > expires
    return recommendedScore({ ...facts, freeCancellation }, lowest)
  }
}

type Order = {
  valueIn: (hotels: ListedHotel[], search: CachedSearch) => (hotel: ListedHotel) => number | null
  direction: 1 | -1
}

const orders: Record<HotelSort, Order> = {
  PRICE_ASC: { valueIn: () => totalOf, direction: 1 },
  PRICE_DESC: { valueIn: () => totalOf, direction: -1 },
  RATING_ASC: { valueIn: () => starsOf, direction: 1 },
  RATING_DESC: { valueIn: () => starsOf, direction: -1 },
  DISTANCE_ASC: { valueIn: () => distanceOf, direction: 1 },
  RECOMMENDED: { valueIn: recommendedIn, direction: -1 },
}

const byId = ({ hotel: a }: ListedHotel, { hotel: b }: ListedHotel) =>
  a.facts.id < b.facts.id ? -1 : Number(a.facts.id > b.facts.id)

/** A sorted copy. Unknown values come last in either direction; ties are broken by id. */
function sorted(hotels: ListedHotel[], { valueIn, direction }: Order, search: CachedSearch): ListedHotel[] {
  const value = valueIn(hotels, search)
  const last = Number.POSITIVE_INFINITY
  return hotels
    .map((hotel) => {
      const known = value(hotel)
      return { hotel, rank: known === null ? last : direction * known }
    })
    .sort((a, b) => (a.rank === b.rank ? byId(a.hotel, b.hotel) : a.rank - b.rank))
    .map(({ hotel }) => hotel)
}

/** A search through filters, in an order. */
type View = { hotels: ListedHotel[]; facets: HotelFacets }

// Agents mostly turn pages. A search cached in memory stays the same object, and its view goes when it does.
const lastViews = new WeakMap<CachedSearch, { request: string; view: View }>()

function viewOf(search: CachedSearch, where: HotelWhere, sort: HotelSort, suppliers: Suppliers): View {
  const request = JSON.stringify([where, sort])
  const last = lastViews.get(search)
  if (last?.request === request) return last.view
  const { listed, facets } = listHotels(search, where, suppliers)
  const view = { hotels: sorted(listed, orders[sort], search), facets }
  lastViews.set(search, { request, view })
  return view
}

export type PageRequest = { where: HotelWhere; sort: HotelSort; page: number; pageSize: number }

export type SearchPage = ReturnType<typeof pageOf>

/** One page of a cached search with its counts. A page past the end is the last one. */
export function pageOf(search: CachedSearch, { where, sort, page, pageSize }: PageRequest, suppliers: Suppliers) {
  const { hotels, facets } = viewOf(search, where, sort, suppliers)
  const pageCount = Math.ceil(hotels.length / pageSize)
  const number = Math.max(1, Math.min(page, pageCount))
  return {
    items: hotels.slice((number - 1) * pageSize, number * pageSize),
    totalCount: hotels.length,
    page: number,
    pageCount,
    facets,
  }
}
