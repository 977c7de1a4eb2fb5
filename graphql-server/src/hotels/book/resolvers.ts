import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookHotel } from './book-hotel.ts'

export const bookHotelResolvers: Resolvers = {
  Mutation: {
    bookHotel: (_root, { input }, context) => bookHotel(input, context),
  },
}
