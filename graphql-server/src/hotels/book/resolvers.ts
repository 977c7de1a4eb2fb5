import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookQuote } from '../../checkout/book.ts'
import { checkOrder } from './book-order.ts'
import { hotelProduct } from './hotel-product.ts'

export const bookHotelResolvers: Resolvers = {
  Mutation: {
    bookHotel: async (_root, { input }, context) => {
      const result = await bookQuote(hotelProduct, input, (quote) => checkOrder(input, quote), context)
      return 'booking' in result ? { __typename: 'HotelBooked', ...result } : result
    },
  },
}
