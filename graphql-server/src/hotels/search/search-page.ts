/** Filtering, sorting and paging a kept search: pure functions over what is kept. */
import type { HotelFacets, HotelSort, HotelWhere } from '../../__generated__/schema-types.ts'
import { foldedText } from '../../values/folded-text.ts'
import { parseHalalas } from '../../values/money.ts'
import type { KeptHotel, KeptOffer } from './cached-search.ts'
import {
  type Facet,
  type ListedHotel,
  bandOf,
  distanceOf,
  facetsOf,
  offerTotal,
  starsOf,
  totalOf,
} from './search-facets.ts'

type OfferTest = (offer: KeptOffer) => boolean
type HotelTest = (hotel: KeptHotel) => boolean
type Filters = {
  offers: Partial<Record<'price' | 'boards' | 'refundable' | 'suppliers', OfferTest>>
  hotels: Partial<Record<'name' | 'stars' | 'distances', HotelTest>>
}

function filtersOf(where: HotelWhere): Filters {
  const { name, priceMin, priceMax, stars, boards, refundable, suppliers, distances } = where
  const filters: Filters = { offers: {}, hotels: {} }
  if (priceMin || priceMax) {
    const min = parseHalalas(priceMin) ?? 0
    const max = parseHalalas(priceMax) ?? Number.POSITIVE_INFINITY
    filters.offers.price = (offer) => {
      const total = offerTotal(offer)
      return total !== null && total >= min && total <= max
    }
  }
  if (boards) filters.offers.boards = ({ board }) => boards.includes(board)
  if (typeof refundable === 'boolean') filters.offers.refundable = (offer) => offer.refundable === refundable
  if (suppliers) filters.offers.suppliers = ({ supplier }) => suppliers.includes(supplier)
  if (name?.trim()) {
    const wanted = foldedText(name)
    filters.hotels.name = ({ facts }) => foldedText(facts.name).includes(wanted)
  }
  if (stars) filters.hotels.stars = ({ facts }) => facts.stars !== null && stars.includes(facts.stars)
  if (distances) {
    filters.hotels.distances = ({ facts }) =>
      facts.distanceToHaram !== null && distances.includes(bandOf(facts.distanceToHaram))
  }
  return filters
}

const hasOffers = (offers: KeptOffer[]): offers is ListedHotel['offers'] => offers.length > 0

/** The hotels that pass every filter, except the one of a facet that is being counted. */
function listed(hotels: KeptHotel[], filters: Filters, except?: Facet): ListedHotel[] {
  const tests = <Test>(of: Partial<Record<string, Test>>) =>
    Object.entries(of).flatMap(([facet, test]) => (test && facet !== except ? [test] : []))
  const hotelTests = tests(filters.hotels)
  const offerTests = tests(filters.offers)
  const passing: ListedHotel[] = []
  for (const hotel of hotels) {
    if (!hotelTests.every((test) => test(hotel))) continue
    const offers =
      offerTests.length === 0 ? hotel.offers : hotel.offers.filter((offer) => offerTests.every((test) => test(offer)))
    if (hasOffers(offers)) passing.push({ hotel, offers })
  }
  return passing
}

type Order = { value: (hotel: ListedHotel) => number | null; direction: 1 | -1 }

const orders: Record<HotelSort, Order> = {
  PRICE_ASC: { value: totalOf, direction: 1 },
  PRICE_DESC: { value: totalOf, direction: -1 },
  RATING_ASC: { value: starsOf, direction: 1 },
  RATING_DESC: { value: starsOf, direction: -1 },
  DISTANCE_ASC: { value: distanceOf, direction: 1 },
}

const byId = ({ hotel: a }: ListedHotel, { hotel: b }: ListedHotel) =>
  a.facts.id < b.facts.id ? -1 : Number(a.facts.id > b.facts.id)

/** A sorted copy. Unknown values come last, whatever the direction; ties are broken by id. */
function sorted(hotels: ListedHotel[], { value, direction }: Order): ListedHotel[] {
  const last = Number.POSITIVE_INFINITY
  return hotels
    .map((listed) => {
      const known = value(listed)
      return { listed, place: known === null ? last : direction * known }
    })
    .sort((a, b) => (a.place === b.place ? byId(a.listed, b.listed) : a.place - b.place))
    .map(({ listed }) => listed)
}

/** What an agent sees of a kept search through filters, in an order. */
type View = { hotels: ListedHotel[]; facets: HotelFacets }

function makeView(hotels: KeptHotel[], where: HotelWhere, sort: HotelSort): View {
  const filters = filtersOf(where)
  const passing = listed(hotels, filters)
  const isFiltered = (facet: Facet) => facet in filters.offers || facet in filters.hotels
  return {
    hotels: sorted(passing, orders[sort]),
    facets: facetsOf((facet) => (isFiltered(facet) ? listed(hotels, filters, facet) : passing)),
  }
}

// Turning the pages of a view is what agents do most. A kept search in memory stays the same object, and takes its view along when it goes.
const lastViews = new WeakMap<KeptHotel[], { asked: string; view: View }>()

function viewOf(hotels: KeptHotel[], where: HotelWhere, sort: HotelSort): View {
  const asked = JSON.stringify([where, sort])
  const last = lastViews.get(hotels)
  if (last?.asked === asked) return last.view
  const view = makeView(hotels, where, sort)
  lastViews.set(hotels, { asked, view })
  return view
}

export type PageRequest = { where: HotelWhere; sort: HotelSort; page: number; pageSize: number }

/** One page of a kept search with the counts beside it. A page past the end is the last one. */
export function pageOf(kept: KeptHotel[], { where, sort, page, pageSize }: PageRequest) {
  const { hotels, facets } = viewOf(kept, where, sort)
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
