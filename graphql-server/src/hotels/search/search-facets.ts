/** Counts for the filters of a search. */
import type { Board, DistanceBand, HotelFacets, RateCoverage } from '../../__generated__/schema-types.ts'
import { allBoards } from '../../trade/board.ts'
import { type Suppliers, supplierFields, supplierKey } from '../../trade/supplier.ts'
import { money } from '../../values/money.ts'
import type { CachedHotel, CachedOffer } from './cached-search.ts'
import type { Choice } from './rate-choices.ts'

const bands: [DistanceBand, number][] = [
  ['UP_TO_300_M', 300],
  ['UP_TO_700_M', 700],
  ['UP_TO_1500_M', 1500],
  ['FARTHER', Number.POSITIVE_INFINITY],
]

export const bandOf = (meters: number): DistanceBand => bands.find(([, upTo]) => meters <= upTo)?.[0] ?? 'FARTHER'

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
    values: () => [...counts.keys()],
  }
}

/** What can be filtered by and is counted. */
export type Facet = 'price' | 'boards' | 'refundable' | 'suppliers' | 'stars' | 'distances'

/** Collects the facets of a search; hotels are added one after the other, each with all of its choices. */
export function collectFacets() {
  const stars = counter<number>()
  const boards = counter<Board>()
  const distances = counter<DistanceBand>()
  const suppliers = counter<string>()
  const providers = new Map<string, string>()
  const refundables = counter<boolean>()
  const totals = new Map<CachedHotel, { bookable: boolean; total: number }>()

  const addTotal = (hotel: CachedHotel, { bookable }: CachedOffer, { total }: Choice) => {
    if (total === null) return
    const best = totals.get(hotel)
    const isBetter = !best || (best.bookable === bookable ? total < best.total : bookable)
    if (isBetter) totals.set(hotel, { bookable, total })
  }
  const adders: Record<Facet, (hotel: CachedHotel, offer: CachedOffer, choice: Choice) => void> = {
    price: addTotal,
    boards: (hotel, _offer, { board }) => board !== null && boards.add(board, hotel),
    refundable: (hotel, _offer, { refundable }) => refundable !== null && refundables.add(refundable, hotel),
    suppliers: (hotel, { provider }) => {
      const key = supplierKey(provider)
      if (!providers.has(key)) providers.set(key, provider)
      suppliers.add(key, hotel)
    },
    stars: (hotel) => hotel.facts.stars !== null && stars.add(hotel.facts.stars, hotel),
    distances: (hotel) =>
      hotel.facts.distanceToHaram !== null && distances.add(bandOf(hotel.facts.distanceToHaram), hotel),
  }
  return {
    add: (facet: Facet, hotel: CachedHotel, offer: CachedOffer, choice: Choice) => adders[facet](hotel, offer, choice),
    facets: (coverage: RateCoverage, directory: Suppliers): HotelFacets => ({
      price: priceFacet([...totals.values()].map(({ total }) => total)),
      stars: [5, 4, 3, 2, 1].map((value) => ({ stars: value, count: stars.of(value) })).filter(hasHotels),
      boards: allBoards.map((board) => ({ board, count: boards.of(board) })).filter(hasHotels),
      distances: bands.map(([band]) => ({ band, count: distances.of(band) })).filter(hasHotels),
      suppliers: [...providers]
        .sort(([a], [b]) => directory.compare(a, b))
        .map(([key, provider]) => ({ ...supplierFields(provider, directory), count: suppliers.of(key) })),
      refundableCount: refundables.of(true),
      nonRefundableCount: refundables.of(false),
      coverage,
    }),
  }
}

const hasHotels = ({ count }: { count: number }) => count > 0
