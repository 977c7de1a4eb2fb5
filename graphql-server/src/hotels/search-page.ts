/** Sorting, filtering, counting and paging a kept search: pure functions over what is kept. */
import type { DistanceBand, HotelFacets, HotelSort, HotelWhere } from '../__generated__/resolvers.ts'
import { foldedText } from '../folded-text.ts'
import { money, parseHalalas } from '../money.ts'
import { allBoards } from './board.ts'
import type { KeptHotel, KeptOffer } from './kept-search.ts'
import { allSuppliers } from './supplier.ts'

/** A hotel with those of its offers that pass the filters, cheapest first. */
export type ListedHotel = { hotel: KeptHotel; offers: [KeptOffer, ...KeptOffer[]] }

const bands: [DistanceBand, number][] = [
  ['UP_TO_300_M', 300],
  ['UP_TO_700_M', 700],
  ['UP_TO_1500_M', 1500],
  ['FARTHER', Number.POSITIVE_INFINITY],
]

export const bandOf = (metres: number): DistanceBand => bands.find(([, upTo]) => metres <= upTo)?.[0] ?? 'FARTHER'

type OfferTest = (offer: KeptOffer) => boolean
type HotelTest = (hotel: KeptHotel) => boolean
type Filters = {
  offers: Partial<Record<'price' | 'boards' | 'refundable' | 'suppliers', OfferTest>>
  hotels: Partial<Record<'name' | 'stars' | 'distances', HotelTest>>
}
type Facet = keyof Filters['offers'] | keyof Filters['hotels']

function filtersOf(where: HotelWhere): Filters {
  const { name, priceMin, priceMax, stars, boards, refundable, suppliers, distances } = where
  const filters: Filters = { offers: {}, hotels: {} }
  const min = parseHalalas(priceMin) ?? 0
  const max = parseHalalas(priceMax) ?? Number.POSITIVE_INFINITY
  if (priceMin || priceMax)
    filters.offers.price = ({ price }) => price.currency === 'SAR' && price.total >= min && price.total <= max
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

/** The hotels that pass every filter, except the one of a facet that is being counted. */
function listed(hotels: KeptHotel[], filters: Filters, except?: Facet): ListedHotel[] {
  const tests = <Test>(of: Partial<Record<string, Test>>) =>
    Object.entries(of).flatMap(([facet, test]) => (test && facet !== except ? [test] : []))
  const hotelTests = tests(filters.hotels)
  const offerTests = tests(filters.offers)
  const passing: ListedHotel[] = []
  for (const hotel of hotels) {
    if (!hotelTests.every((test) => test(hotel))) continue
    const [first, ...others] = hotel.offers.filter((offer) => offerTests.every((test) => test(offer)))
    if (first) passing.push({ hotel, offers: [first, ...others] })
  }
  return passing
}

type Compare = (a: ListedHotel, b: ListedHotel) => number

/** Amounts of another currency cannot be compared with ours. */
const total = ({ offers: [{ price }] }: ListedHotel) => (price.currency === 'SAR' ? price.total : null)
const stars = ({ hotel }: ListedHotel) => hotel.facts.stars
const distance = ({ hotel }: ListedHotel) => hotel.facts.distanceToHaram

/** Unknown values come last, whatever the direction. */
const by =
  (value: (hotel: ListedHotel) => number | null, direction: 1 | -1): Compare =>
  (a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return direction * (left - right)
  }

const orders: Record<HotelSort, Compare> = {
  PRICE_ASC: by(total, 1),
  PRICE_DESC: by(total, -1),
  RATING_ASC: by(stars, 1),
  RATING_DESC: by(stars, -1),
  DISTANCE_ASC: by(distance, 1),
}

const byId: Compare = ({ hotel: a }, { hotel: b }) => (a.facts.id < b.facts.id ? -1 : a.facts.id > b.facts.id ? 1 : 0)

const histogramSteps = 20

function priceFacet(hotels: ListedHotel[]): HotelFacets['price'] {
  const totals = hotels.map(total).filter((value) => value !== null)
  if (totals.length === 0) return null
  const min = Math.min(...totals)
  const max = Math.max(...totals)
  const histogram = Array.from({ length: histogramSteps }, () => 0)
  for (const value of totals) {
    const step =
      max === min ? 0 : Math.min(histogramSteps - 1, Math.floor(((value - min) * histogramSteps) / (max - min)))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min: money(min), max: money(max), histogram }
}

/** Hotels for each value, in the given order; a hotel counts once for each of its values. */
function countBy<Value>(
  hotels: ListedHotel[],
  order: readonly Value[],
  valuesOf: (hotel: ListedHotel) => (Value | null)[],
) {
  const counts = new Map<Value, number>()
  for (const hotel of hotels) {
    const values = valuesOf(hotel)
    for (const value of values.length > 1 ? new Set(values) : values) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return order.map((value) => ({ value, count: counts.get(value) ?? 0 })).filter(({ count }) => count > 0)
}

const bandNames = bands.map(([band]) => band)
const bandOfHotel = (hotel: ListedHotel) => {
  const metres = distance(hotel)
  return metres === null ? null : bandOf(metres)
}

/** `without` gives the hotels that pass all filters but that of a facet. */
function facetsOf(without: (facet: Facet) => ListedHotel[]): HotelFacets {
  const ofOffers = <Value>(facet: Facet, order: readonly Value[], valueOf: (offer: KeptOffer) => Value | null) =>
    countBy(without(facet), order, ({ offers }) => offers.map(valueOf))
  const refundables = ofOffers('refundable', [true, false], ({ refundable }) => refundable)
  const countOf = (refundable: boolean) => refundables.find(({ value }) => value === refundable)?.count ?? 0
  return {
    price: priceFacet(without('price')),
    stars: countBy(without('stars'), [5, 4, 3, 2, 1], (hotel) => [stars(hotel)]).map(({ value, count }) => ({
      stars: value,
      count,
    })),
    boards: ofOffers('boards', allBoards, ({ board }) => board).map(({ value, count }) => ({ board: value, count })),
    distances: countBy(without('distances'), bandNames, (hotel) => [bandOfHotel(hotel)]).map(({ value, count }) => ({
      band: value,
      count,
    })),
    suppliers: ofOffers('suppliers', allSuppliers, ({ supplier }) => supplier).map(({ value, count }) => ({
      supplier: value,
      count,
    })),
    refundableCount: countOf(true),
    nonRefundableCount: countOf(false),
  }
}

export type PageRequest = { where: HotelWhere; sort: HotelSort; page: number; pageSize: number }

/** One page of a kept search with the counts beside it. A page past the end is the last one. */
export function pageOf(hotels: KeptHotel[], { where, sort, page, pageSize }: PageRequest) {
  const filters = filtersOf(where)
  const passing = listed(hotels, filters).sort((a, b) => orders[sort](a, b) || byId(a, b))
  const pageCount = Math.ceil(passing.length / pageSize)
  const number = Math.max(1, Math.min(page, pageCount))
  return {
    items: passing.slice((number - 1) * pageSize, number * pageSize),
    totalCount: passing.length,
    page: number,
    pageCount,
    facets: () =>
      facetsOf((facet) =>
        facet in filters.offers || facet in filters.hotels ? listed(hotels, filters, facet) : passing,
      ),
  }
}
