import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookQuote } from '../../checkout/book.ts'
import { checkRideOrder } from './ride-order.ts'
import { transportProduct } from './transport-product.ts'

export const bookTransportResolvers: Resolvers = {
  Mutation: {
    bookTransport: async (_root, { input }, context) => {
      const result = await bookQuote(transportProduct, input, (quote) => checkRideOrder(input, quote), context)
      return 'booking' in result ? { __typename: 'TransportBooked', ...result } : result
    },
  },
}
