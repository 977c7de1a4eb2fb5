import type { TransportSearchInput } from '../__generated__/schema-types.ts'
import type { CachedSearch, ServiceSearch } from '../service-search/cached-search.ts'
import { searchRides } from './gateway-calls.ts'
import { lookupsOrNull } from './lookups.ts'
import { type RideOffer, readRides } from './read-rides.ts'
import { type RideInput, readRideInput } from './ride-input.ts'

export type CachedRides = CachedSearch<RideInput, RideOffer>

/** The search for transport. */
export const rideSearch: ServiceSearch<TransportSearchInput, RideInput, RideOffer> = {
  name: 'transport',
  version: 2,
  readInput: readRideInput,
  requestOffers: async (context, input, searchId) => {
    const { gateway, locale, suppliers } = context
    const [result, lookups] = await Promise.all([searchRides(gateway, input, locale), lookupsOrNull(context)])
    return result && { ...result, ...readRides(result.rows, { searchId, input, suppliers, lookups }) }
  },
}
