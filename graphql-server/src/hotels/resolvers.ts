import type { Resolvers } from '../__generated__/resolvers.ts'
import { findHotel, readHotel } from './detail/hotel-detail.ts'
import { readLocations } from './gateway-calls.ts'
import { toLocations } from './locations.ts'
import { pageRange } from '../input/page-range.ts'
import { findAdditions } from './search/additions.ts'
import type { CachedSearch } from './search/cached-search.ts'
import { findOrSearch, waitForMore } from './search/hotel-search.ts'
import { findFacets, searchPage } from './search/search-page.ts'
import { readSearch } from './search/search-store.ts'
import { toHotelDetail, toSearchResult } from './to-graphql.ts'

const maxPageSize = 100

export const hotelResolvers: Resolvers = {
  HotelSearchResult: {
    facets: ({ readFacets }) => readFacets(),
  },
  Query: {
    hotelLocations: async (_, _args, { gateway, locale }) => toLocations(await readLocations(gateway, locale), locale),

    hotelSearch: async (_, args, context) => {
      const { sub } = context.requireB2B()
      const { page, pageSize } = pageRange(args, { pageSize: 50, maxPageSize })
      const search = await findOrSearch(context, sub, args)
      const request = { where: args.where ?? {}, sort: args.sort ?? 'PRICE_ASC', page, pageSize }
      const { since } = args
      const earlierSearch = typeof since === 'number' ? await readSearch(context, sub, search.id, since) : undefined
      const { suppliers } = context
      const listAllHotels = (cachedSearch: CachedSearch) =>
        searchPage(cachedSearch, { ...request, page: 1, pageSize: Number.MAX_SAFE_INTEGER }).items
      return {
        ...toSearchResult(search, searchPage(search, request), context),
        readFacets: () => findFacets(search, request.where, suppliers),
        additions: earlierSearch ? findAdditions(listAllHotels(earlierSearch), listAllHotels(search)) : null,
      }
    },

    hotel: async (_, { id, ...request }, context) => {
      const { sub } = context.requireB2B()
      let search: CachedSearch | undefined = await findOrSearch(context, sub, request, { waitForAll: true })
      let hotel = findHotel(search, id)
      // A supplier that has not responded yet may have the hotel.
      while (!hotel && search?.searching) {
        search = await waitForMore(context, sub, search)
        hotel = search && findHotel(search, id)
      }
      return search && hotel ? toHotelDetail(await readHotel(context, sub, search, hotel), search, context) : null
    },
  },
}
