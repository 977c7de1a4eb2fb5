/** Counts for the filters of a search. */
import type { DistanceBand, HotelFacets } from '../../__generated__/schema-types.ts'
import { money } from '../../values/money.ts'
import { allBoards } from '../../trade/board.ts'
import type { KeptHotel, KeptOffer } from './cached-search.ts'
import { allSuppliers, supplierInfo } from '../../trade/supplier.ts'

/** A hotel with those of its offers that pass the filters, cheapest first. */
export type ListedHotel = { hotel: KeptHotel; offers: [KeptOffer, ...KeptOffer[]] }

/** What can be filtered by and is counted. */
export type Facet = 'price' | 'boards' | 'refundable' | 'suppliers' | 'stars' | 'distances'

/** Null for an amount of another currency, which cannot be compared with ours. */
export const offerTotal = ({ price }: KeptOffer) => (price.currency === 'SAR' ? price.total : null)
export const totalOf = ({ offers: [cheapest] }: ListedHotel) => offerTotal(cheapest)
export const starsOf = ({ hotel }: ListedHotel) => hotel.facts.stars
export const distanceOf = ({ hotel }: ListedHotel) => hotel.facts.distanceToHaram

const bands: [DistanceBand, number][] = [
  ['UP_TO_300_M', 300],
  ['UP_TO_700_M', 700],
  ['UP_TO_1500_M', 1500],
  ['FARTHER', Number.POSITIVE_INFINITY],
]

export const bandOf = (metres: number): DistanceBand => bands.find(([, upTo]) => metres <= upTo)?.[0] ?? 'FARTHER'

const histogramSteps = 20

function priceFacet(hotels: ListedHotel[]): HotelFacets['price'] {
  const totals = hotels.map(totalOf).filter((value) => value !== null)
  if (totals.length === 0) return null
  const min = totals.reduce((a, b) => Math.min(a, b))
  const max = totals.reduce((a, b) => Math.max(a, b))
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
  const metres = distanceOf(hotel)
  return metres === null ? null : bandOf(metres)
}

/** `without` gives the hotels that pass all filters but that of a facet. */
export function facetsOf(without: (facet: Facet) => ListedHotel[]): HotelFacets {
  const ofOffers = <Value>(facet: Facet, order: readonly Value[], valueOf: (offer: KeptOffer) => Value | null) =>
    countBy(without(facet), order, ({ offers }) => offers.map(valueOf))
  const refundables = ofOffers('refundable', [true, false], ({ refundable }) => refundable)
  const countOf = (refundable: boolean) => refundables.find(({ value }) => value === refundable)?.count ?? 0
  return {
    price: priceFacet(without('price')),
    stars: countBy(without('stars'), [5, 4, 3, 2, 1], (hotel) => [starsOf(hotel)]).map(({ value, count }) => ({
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
      supplierInfo: supplierInfo(value),
      count,
    })),
    refundableCount: countOf(true),
    nonRefundableCount: countOf(false),
    coverage: 'LOWEST_RATES',
  }
}
