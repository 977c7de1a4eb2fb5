/** Filters, sorts, counts and pages a cached search for transport. */
import type { TransportFacets, TransportSort, TransportWhere } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { ascending, countNamed, isAny, priceFacets, priceOrders, priceTest } from '../service-search/list-offers.ts'
import { type RideOffer, totalOf } from './read-rides.ts'
import { allVehicleCategories, allVehicleTypes } from './vehicle-kinds.ts'

/** Whether an offer passes all filters. */
function testOf({ priceMin, priceMax, vehicleTypes, categories, companies }: TransportWhere) {
  const isInRange = priceTest({ priceMin, priceMax })
  return (offer: RideOffer): boolean =>
    isInRange(totalOf(offer)) &&
    isAny(vehicleTypes, offer.vehicleType) &&
    isAny(categories, offer.category) &&
    isAny(companies, offer.company?.code)
}

const byPrice = priceOrders(totalOf)

const orders: Record<TransportSort, (a: RideOffer, b: RideOffer) => number> = {
  SEATS_ASC: (a, b) => ascending(a.seats, b.seats) || byPrice.PRICE_ASC(a, b),
  ...byPrice,
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
  return {
    vehicleTypes: countBy(allVehicleTypes, offers, ({ vehicleType }) => vehicleType).map(({ value, count }) => ({
      vehicleType: value,
      count,
    })),
    categories: countBy(allVehicleCategories, offers, ({ category }) => category).map(({ value, count }) => ({
      category: value,
      count,
    })),
    companies: countNamed(offers, ({ company }) => company, locale).map(({ named, count }) => ({
      company: named,
      count,
    })),
    ...priceFacets(offers, totalOf),
  }
}
