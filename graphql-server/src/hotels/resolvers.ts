import type { Resolvers } from '../__generated__/resolvers.ts'
import { fail } from '../errors/failure.ts'
import { readLocations } from './gateway-calls.ts'
import { findHotel, readHotel } from './detail/hotel-detail.ts'
import { findOrSearch } from './search/hotel-search.ts'
import { toLocations } from './locations.ts'
import { pageOf } from './search/search-page.ts'
import { toHotelDetail, toHotelResult, toWarnings } from './to-graphql.ts'
import { supplierInfo } from '../trade/supplier.ts'

const largestPage = 100

export const hotelResolvers: Resolvers = {
  Query: {
    hotelLocations: async (_, _args, { gateway, locale }) => toLocations(await readLocations(gateway, locale), locale),

    hotelSearch: async (_, args, context) => {
      const { sub } = context.requireB2B()
      const page = args.page ?? 1
      const pageSize = args.pageSize ?? 50
      if (page < 1 || pageSize < 1 || pageSize > largestPage) fail('BAD_USER_INPUT', { cause: 'page or pageSize' })
      const search = await findOrSearch(context, sub, args)
      const { items, ...counts } = pageOf(search.hotels, {
        where: args.where ?? {},
        sort: args.sort ?? 'PRICE_ASC',
        page,
        pageSize,
      })
      return {
        searchId: search.id,
        expiresAt: search.expiresAt,
        ...counts,
        items: items.map((hotel) => toHotelResult(hotel, search)),
        complete: search.suppliers.every(({ answered }) => answered),
        suppliers: search.suppliers.map((answer) => ({ ...answer, supplierInfo: supplierInfo(answer.supplier) })),
        warnings: toWarnings(search.warnings, context.locale),
      }
    },

    hotel: async (_, { id, ...wanted }, context) => {
      const { sub } = context.requireB2B()
      const search = await findOrSearch(context, sub, wanted)
      const hotel = findHotel(search, id)
      return hotel ? toHotelDetail(await readHotel(context, sub, search, hotel), search, context.locale) : null
    },
  },
}
