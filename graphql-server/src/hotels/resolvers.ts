import type { Resolvers } from '../__generated__/resolvers.ts'
import { findHotel, readHotel } from './detail/hotel-detail.ts'
import { readLocations } from './gateway-calls.ts'
import { toLocations } from './locations.ts'
import { pageRange } from '../input/page-range.ts'
import { findOrSearch } from './search/hotel-search.ts'
import { pageOf } from './search/search-page.ts'
import { toHotelDetail, toSearchResult } from './to-graphql.ts'

const maxPageSize = 100

export const hotelResolvers: Resolvers = {
  Query: {
    hotelLocations: async (_, _args, { gateway, locale }) => toLocations(await readLocations(gateway, locale), locale),

    hotelSearch: async (_, args, context) => {
      const { sub } = context.requireB2B()
      const { page, pageSize } = pageRange(args, { pageSize: 50, maxPageSize })
      const search = await findOrSearch(context, sub, args)
      const request = { where: args.where ?? {}, sort: args.sort ?? 'PRICE_ASC', page, pageSize }
      return toSearchResult(search, pageOf(search, request, context.suppliers), context)
    },

    hotel: async (_, { id, ...request }, context) => {
      const { sub } = context.requireB2B()
      const search = await findOrSearch(context, sub, request)
      const hotel = findHotel(search, id)
      return hotel ? toHotelDetail(await readHotel(context, sub, search, hotel), search, context) : null
    },
  },
}
