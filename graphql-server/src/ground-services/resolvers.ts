import type { Resolvers } from '../__generated__/resolvers.ts'
import { pageRange } from '../input/page-range.ts'
import { findOrSearch } from '../service-search/cached-search.ts'
import { groundSearch, listOffers, toGroundResult } from './ground-search.ts'

const maxPageSize = 100

export const groundServiceResolvers: Resolvers = {
  Query: {
    groundServiceSearch: async (_, args, context) => {
      const range = pageRange(args, { pageSize: 50, maxPageSize })
      const search = await findOrSearch(groundSearch, context, args)
      if (!search) return null
      const matchingOffers = listOffers(search.offers, args.where ?? {}, args.sort ?? 'PRICE_ASC')
      return toGroundResult(search, matchingOffers, range, context)
    },
  },
}
