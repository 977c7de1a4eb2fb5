/** Counts for the filters of a search. */
import type { DistanceBand, HotelFacets, HotelWhere, RateCoverage } from '../../__generated__/schema-types.ts'
import { allBoards } from '../../trade/board.ts'
import { type Suppliers, supplierFields, supplierKey } from '../../trade/supplier.ts'
import { money } from '../../values/money.ts'
import type { CachedHotel, CachedSearch } from './cached-search.ts'
import {
  type FilterTests,
  toDistanceBand,
  filterBits,
  listChoices,
  distanceBands,
  findFailedTests,
  hasSeveralBits,
  createFilterTests,
} from './search-filters.ts'

const histogramSteps = 20

function priceFacet(totals: number[]): HotelFacets['price'] {
  if (totals.length === 0) return null
  const min = totals.reduce((a, b) => Math.min(a, b))
  const max = totals.reduce((a, b) => Math.max(a, b))
  const histogram = Array.from({ length: histogramSteps }, () => 0)
  for (const total of totals) {
    const step =
      max === min ? 0 : Math.min(histogramSteps - 1, Math.floor(((total - min) * histogramSteps) / (max - min)))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min: money(min), max: money(max), histogram }
}

type Counter<Value> = { add(value: Value): void; get(value: Value): number; entries(): [Value, number][] }

function counter<Value>(): Counter<Value> {
  const counts = new Map<Value, number>()
  return {
    add: (value: Value) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    get: (value: Value) => counts.get(value) ?? 0,
    entries: () => [...counts],
  }
}

/** Counts the hotels of each supplier. A supplier's name may have several spellings. */
function supplierFacet(providers: [string, number][], directory: Suppliers): HotelFacets['suppliers'] {
  const byKey = new Map<string, { provider: string; count: number }>()
  for (const [provider, count] of providers) {
    const key = supplierKey(provider)
    const facet = byKey.get(key)
    if (facet) facet.count += count
    else byKey.set(key, { provider, count })
  }
  return [...byKey]
    .sort(([a], [b]) => directory.compare(a, b))
    .map(([, { provider, count }]) => ({ ...supplierFields(provider, directory), count }))
}

const hasHotels = ({ count }: { count: number }) => count > 0

/** Returns whether all, some or none of the bookable offers contain rates, which the filters need. */
function determineCoverage(hotels: readonly CachedHotel[]): RateCoverage {
  let [offers, withRates] = [0, 0]
  for (const hotel of hotels) {
    for (const { bookable, choices } of hotel.offers) {
      if (bookable) offers += 1
      if (bookable && choices.length > 0) withRates += 1
    }
  }
  if (withRates === 0) return 'LOWEST_RATES'
  return withRates === offers ? 'ALL_RATES' : 'SOME_RATES'
}

const allFacets = Object.values<number>(filterBits).reduce((all, bit) => all | bit)

/** Returns the facets that count a candidate, as bits: all facets if it fails no filter, or only the facet of the single filter that it fails. */
function findCountingFacets(failedFilters: number): number {
  if (failedFilters === 0) return allFacets
  return hasSeveralBits(failedFilters) ? 0 : failedFilters
}

const boardBits = new Map(allBoards.map((board, index) => [board, 1 << index]))
const termBits = { refundable: 1, nonRefundable: 2 }

const countWithBit = (hotelCounts: Counter<number>, bit: number) =>
  hotelCounts.entries().reduce((sum, [bits, count]) => sum + (bits & bit ? count : 0), 0)

/** Counts hotels in one pass. A facet counts the hotels that match all other filters. */
function countHotels(hotels: readonly CachedHotel[], tests: FilterTests) {
  const counters = {
    totals: new Array<number>(),
    stars: counter<number | null>(),
    distances: counter<DistanceBand | null>(),
    /** Number of hotels for each set of boards, as `boardBits`. */
    boards: counter<number>(),
    /** Number of hotels for each set of terms, as `termBits`. */
    terms: counter<number>(),
    providers: counter<string>(),
  }
  for (const hotel of hotels) {
    const failedByHotel = findFailedTests(tests.hotel, hotel)
    if (hasSeveralBits(failedByHotel)) continue
    let facets = 0
    let boards = 0
    let terms = 0
    let lowest = Number.POSITIVE_INFINITY
    let isBookable = false
    for (const offer of hotel.offers) {
      const failedByOffer = findFailedTests(tests.offer, offer, failedByHotel)
      if (hasSeveralBits(failedByOffer)) continue
      let offerFacets = 0
      for (const choice of listChoices(offer)) {
        const choiceFacets = findCountingFacets(findFailedTests(tests.choice, choice, failedByOffer))
        const { total, board, refundable } = choice
        // A hotel is listed at its lowest total, bookable offers first.
        const isBetter = total !== null && (offer.bookable === isBookable ? total < lowest : offer.bookable)
        if (choiceFacets & filterBits.price && isBetter) {
          lowest = total
          isBookable = offer.bookable
        }
        if (choiceFacets & filterBits.boards && board !== null) boards |= boardBits.get(board) ?? 0
        if (choiceFacets & filterBits.refundable && refundable !== null)
          terms |= refundable ? termBits.refundable : termBits.nonRefundable
        offerFacets |= choiceFacets
      }
      // A hotel has one offer from each supplier.
      if (offerFacets & filterBits.suppliers) counters.providers.add(offer.provider)
      facets |= offerFacets
    }
    if (lowest < Number.POSITIVE_INFINITY) counters.totals.push(lowest)
    counters.boards.add(boards)
    counters.terms.add(terms)
    if (facets & filterBits.stars) counters.stars.add(hotel.stars)
    if (facets & filterBits.distances) {
      counters.distances.add(hotel.distanceToHaram === null ? null : toDistanceBand(hotel.distanceToHaram))
    }
  }
  return counters
}

/** Counts the facets of a search. */
export function countFacets({ hotels, locale }: CachedSearch, where: HotelWhere, directory: Suppliers): HotelFacets {
  const { totals, stars, distances, boards, terms, providers } = countHotels(hotels, createFilterTests(where, locale))
  return {
    price: priceFacet(totals),
    stars: [5, 4, 3, 2, 1].map((value) => ({ stars: value, count: stars.get(value) })).filter(hasHotels),
    boards: allBoards
      .map((board) => ({ board, count: countWithBit(boards, boardBits.get(board) ?? 0) }))
      .filter(hasHotels),
    distances: distanceBands.map(([band]) => ({ band, count: distances.get(band) })).filter(hasHotels),
    suppliers: supplierFacet(providers.entries(), directory),
    refundableCount: countWithBit(terms, termBits.refundable),
    nonRefundableCount: countWithBit(terms, termBits.nonRefundable),
    coverage: determineCoverage(hotels),
  }
}
