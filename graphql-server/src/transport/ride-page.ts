/** Filters, sorts, counts and pages a cached search for transport. */
import type { TransportFacets, TransportSort, TransportWhere } from '../__generated__/schema-types.ts'
import { fail } from '../errors/failure.ts'
import type { Locale } from '../locale.ts'
import { formatHalalas, parseHalalas } from '../values/money.ts'
import { type RideOffer, totalOf } from './read-rides.ts'
import { allVehicleCategories, allVehicleTypes } from './vehicle-kinds.ts'

const bound = (value: string | null | undefined, otherwise: number): number =>
  value == null ? otherwise : (parseHalalas(value) ?? fail('BAD_USER_INPUT', { cause: 'price' }))

const isAny = <Value>(wanted: readonly Value[] | null | undefined, value: Value | undefined): boolean =>
  !wanted || wanted.length === 0 || (value !== undefined && wanted.includes(value))

/** Whether an offer passes all filters. A price filter leaves out offers without a total. */
function testOf({ priceMin, priceMax, vehicleTypes, categories, companies }: TransportWhere) {
  const [least, most] = [bound(priceMin, Number.NEGATIVE_INFINITY), bound(priceMax, Number.POSITIVE_INFINITY)]
  const judgesPrice = priceMin != null || priceMax != null
  return (offer: RideOffer): boolean => {
    const total = totalOf(offer)
    const isInRange = total === null ? !judgesPrice : total >= least && total <= most
    return (
      isInRange &&
      isAny(vehicleTypes, offer.vehicleType) &&
      isAny(categories, offer.category) &&
      isAny(companies, offer.company?.code)
    )
  }
}

/** Numbers in ascending order; those that are not known come last. */
const ascending = (a: number | null, b: number | null) =>
  (a === null ? 1 : 0) - (b === null ? 1 : 0) || (a ?? 0) - (b ?? 0)

const byTotal = (a: RideOffer, b: RideOffer) => ascending(totalOf(a), totalOf(b))

const orders: Record<TransportSort, (a: RideOffer, b: RideOffer) => number> = {
  SEATS_ASC: (a, b) => ascending(a.seats, b.seats) || byTotal(a, b),
  PRICE_ASC: byTotal,
  PRICE_DESC: (a, b) => {
    const [left, right] = [totalOf(a), totalOf(b)]
    return left === null || right === null ? ascending(left, right) : right - left
  },
}

/** Offers that pass the filters, in order; ties keep the order of the gateway. */
export const listRides = (offers: readonly RideOffer[], where: TransportWhere, sort: TransportSort): RideOffer[] =>
  offers.filter(testOf(where)).toSorted(orders[sort])

const countBy = <Value>(values: readonly Value[], offers: readonly RideOffer[], valueOf: (offer: RideOffer) => Value) =>
  values
    .map((value) => ({ value, count: offers.filter((offer) => valueOf(offer) === value).length }))
    .filter(({ count }) => count > 0)

/** Counts of all offers for the filters. */
export function countRides(offers: readonly RideOffer[], locale: Locale): TransportFacets {
  const totals = offers.map(totalOf).filter((total) => total !== null)
  const companies = new Map(offers.flatMap(({ company }) => (company ? [[company.code, company] as const] : [])))
  return {
    vehicleTypes: countBy(allVehicleTypes, offers, ({ vehicleType }) => vehicleType).map(({ value, count }) => ({
      vehicleType: value,
      count,
    })),
    categories: countBy(allVehicleCategories, offers, ({ category }) => category).map(({ value, count }) => ({
      category: value,
      count,
    })),
    companies: [...companies.values()]
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
      .map((company) => ({ company, count: offers.filter((offer) => offer.company?.code === company.code).length })),
    priceMin: totals.length > 0 ? formatHalalas(Math.min(...totals)) : null,
    priceMax: totals.length > 0 ? formatHalalas(Math.max(...totals)) : null,
  }
}
