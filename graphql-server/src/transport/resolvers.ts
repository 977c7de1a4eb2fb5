import type { Resolvers } from '../__generated__/resolvers.ts'
import { pageRange } from '../input/page-range.ts'
import { findOrSearch } from '../service-search/cached-search.ts'
import { findLookups } from './lookups.ts'
import { limits } from './ride-input.ts'
import { listRides } from './ride-page.ts'
import { rideSearch } from './ride-search.ts'
import { toTransportResult } from './to-graphql.ts'

const maxPageSize = 100

export const transportResolvers: Resolvers = {
  Query: {
    transportOptions: async (_, _args, context) => {
      const lookups = await findLookups(context)
      return (
        lookups && {
          routes: lookups.routes,
          companies: lookups.companies,
          maxPassengers: limits.passengers,
          maxVehicles: limits.vehicles,
        }
      )
    },

    transportSearch: async (_, args, context) => {
      const range = pageRange(args, { pageSize: 50, maxPageSize })
      const search = await findOrSearch(rideSearch, context, args)
      if (!search) return null
      const matchingOffers = listRides(search, args.where ?? {}, args.sort ?? 'SEATS_ASC')
      return toTransportResult(search, matchingOffers, range, context)
    },
  },
}
