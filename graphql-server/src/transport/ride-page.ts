/** Filters, sorts, counts and pages a cached search for transport. */
import type { TransportFacets, TransportSort, TransportWhere } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import {
  ascending,
  countNamed,
  matchesAny,
  priceFacets,
  priceOrders,
  createPriceTest,
} from '../service-search/list-offers.ts'
import type { Proposal } from './propose.ts'
import { type RideOffer, canCarryAll, computeTotal } from './read-rides.ts'
import type { RideInput } from './ride-input.ts'
import type { CachedRides } from './ride-search.ts'
import { allVehicleCategories, allVehicleTypes } from './vehicle-kinds.ts'

/** Returns a function that tests whether an offer matches all filters. */
function createFilter({ priceMin, priceMax, vehicleTypes, categories, companies }: TransportWhere) {
  const isInRange = createPriceTest({ priceMin, priceMax })
  return (offer: RideOffer): boolean =>
    isInRange(computeTotal(offer)) &&
    matchesAny(vehicleTypes, offer.vehicleType) &&
    matchesAny(categories, offer.category) &&
    matchesAny(companies, offer.company?.code)
}

const byPrice = priceOrders(computeTotal)

const bySeats = (a: RideOffer, b: RideOffer) => ascending(a.seats, b.seats) || byPrice.PRICE_ASC(a, b)

function createComparator(sort: TransportSort, input: RideInput): (a: RideOffer, b: RideOffer) => number {
  const requestedOrder = sort === 'SEATS_ASC' ? bySeats : byPrice[sort]
  const lastRank = (offer: RideOffer) => Number(canCarryAll(offer, input) === false)
  return (a, b) => lastRank(a) - lastRank(b) || requestedOrder(a, b)
}

/** Returns the offers that match the filters, in order. Ties keep the gateway's order. */
export const listRides = (
  { offers, input }: Pick<CachedRides, 'offers' | 'input'>,
  where: TransportWhere,
  sort: TransportSort,
): RideOffer[] => offers.filter(createFilter(where)).toSorted(createComparator(sort, input))

const countBy = <Value>(
  values: readonly Value[],
  offers: readonly RideOffer[],
  getValue: (offer: RideOffer) => Value,
) =>
  values
    .map((value) => ({ value, count: offers.filter((offer) => getValue(offer) === value).length }))
    .filter(({ count }) => count > 0)

/** Counts all offers for the filters. The price range includes the proposal, which may mix offers. */
export function countRides(
  offers: readonly RideOffer[],
  proposal: Pick<Proposal, 'total'> | null,
  locale: Locale,
): TransportFacets {
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
    ...priceFacets([...offers.map(computeTotal), proposal?.total ?? null]),
  }
}
