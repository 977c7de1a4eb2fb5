/** Counts for the filters of a search. */
import type { Board, DistanceBand, HotelFacets, HotelWhere, RateCoverage } from '../../__generated__/schema-types.ts'
import { allBoards } from '../../trade/board.ts'
import { type Suppliers, supplierFields, supplierKey } from '../../trade/supplier.ts'
import { money } from '../../values/money.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'
import type { Choice } from './rate-choices.ts'
import { type Facet, bandOf, choicesOf, distanceBands, failedOf, testsOf } from './search-filters.ts'

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

/** Counts each value once for each hotel. */
function counter<Value>() {
  const counts = new Map<Value, { count: number; hotel: CachedHotel }>()
  return {
    add(value: Value, hotel: CachedHotel) {
      const known = counts.get(value)
      if (!known) counts.set(value, { count: 1, hotel })
      else if (known.hotel !== hotel) {
        known.count += 1
        known.hotel = hotel
      }
    },
    of: (value: Value) => counts.get(value)?.count ?? 0,
  }
}

/** Collects the facets of a search; hotels are added one after the other, each with all of its choices. */
function collectFacets() {
  const stars = counter<number>()
  const boards = counter<Board>()
  const distances = counter<DistanceBand>()
  const refundables = counter<boolean>()
  const suppliers = counter<string>()
  const keys = new Map<string, string>()
  const totals: number[] = []
  let best: { hotel: CachedHotel; bookable: boolean; total: number } | null = null

  const keyOf = (provider: string): string => {
    const known = keys.get(provider)
    if (known !== undefined) return known
    const key = supplierKey(provider)
    keys.set(provider, key)
    return key
  }
  const addTotal = (hotel: CachedHotel, { bookable }: CachedOffer, { total }: Choice) => {
    if (total === null) return
    if (best?.hotel !== hotel) {
      if (best) totals.push(best.total)
      best = { hotel, bookable, total }
    } else if (best.bookable === bookable ? total < best.total : bookable) {
      best.bookable = bookable
      best.total = total
    }
  }
  const add: Record<Facet, (hotel: CachedHotel, offer: CachedOffer, choice: Choice) => void> = {
    price: addTotal,
    boards: (hotel, _offer, { board }) => board !== null && boards.add(board, hotel),
    refundable: (hotel, _offer, { refundable }) => refundable !== null && refundables.add(refundable, hotel),
    suppliers: (hotel, { provider }) => suppliers.add(keyOf(provider), hotel),
    stars: (hotel) => hotel.stars !== null && stars.add(hotel.stars, hotel),
    distances: (hotel) => hotel.distanceToHaram !== null && distances.add(bandOf(hotel.distanceToHaram), hotel),
  }
  return {
    add,
    facets: (coverage: RateCoverage, directory: Suppliers): HotelFacets => {
      if (best) totals.push(best.total)
      const providers = new Map([...keys].toReversed().map(([provider, key]) => [key, provider]))
      return {
        price: priceFacet(totals),
        stars: [5, 4, 3, 2, 1].map((value) => ({ stars: value, count: stars.of(value) })).filter(hasHotels),
        boards: allBoards.map((board) => ({ board, count: boards.of(board) })).filter(hasHotels),
        distances: distanceBands.map(([band]) => ({ band, count: distances.of(band) })).filter(hasHotels),
        suppliers: [...providers]
          .sort(([a], [b]) => directory.compare(a, b))
          .map(([key, provider]) => ({ ...supplierFields(provider, directory), count: suppliers.of(key) })),
        refundableCount: refundables.of(true),
        nonRefundableCount: refundables.of(false),
        coverage,
      }
    },
  }
}

const hasHotels = ({ count }: { count: number }) => count > 0

/** The rates that filters can look at. */
function coverageOf(hotels: readonly CachedHotel[]): RateCoverage {
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

/**
 * Counts the facets of a search in one pass. A facet counts what passes all other filters: what fails no filter counts for every facet, what
 * fails one filter only counts for the facet of that filter.
 */
export function countFacets({ hotels, locale }: CachedSearch, where: HotelWhere, directory: Suppliers): HotelFacets {
  const tests = testsOf(where, locale)
  const { add, facets } = collectFacets()
  for (const hotel of hotels) {
    const failedByHotel = failedOf(tests.hotel, hotel, null)
    if (failedByHotel === 'many') continue
    let isListed = false
    for (const offer of hotel.offers) {
      const failedByOffer = failedOf(tests.offer, offer, failedByHotel)
      if (failedByOffer === 'many') continue
      let passing: Choice | null = null
      for (const choice of choicesOf(offer)) {
        const failed = failedOf(tests.choice, choice, failedByOffer)
        if (failed === null) {
          passing ??= choice
          add.price(hotel, offer, choice)
          add.boards(hotel, offer, choice)
          add.refundable(hotel, offer, choice)
        } else if (failed !== 'many' && failed !== 'name') add[failed](hotel, offer, choice)
      }
      if (!passing) continue
      add.suppliers(hotel, offer, passing)
      if (!isListed) {
        add.stars(hotel, offer, passing)
        add.distances(hotel, offer, passing)
      }
      isListed = true
    }
  }
  return facets(coverageOf(hotels), directory)
}
