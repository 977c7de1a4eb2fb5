import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookAttempts } from '../../bookings/outcome/book-attempts.ts'
import { readQuote, toQuote } from './stored-quote.ts'
import { quoteHotel, requoteHotel } from './quote-hotel.ts'

export const quoteResolvers: Resolvers = {
  HotelQuote: {
    booking: async ({ id }, _args, context) => {
      const attempt = await bookAttempts(context).latest(id)
      return attempt?.state === 'done' ? attempt.facts.row : null
    },
  },
  Query: {
    hotelQuote: async (_root, { id }, context) => {
      const quote = await readQuote(context, context.requireB2B().sub, id)
      return quote ? toQuote(quote, context) : null
    },
  },
  Mutation: {
    quoteHotel: (_root, { input }, context) => quoteHotel(input, context),
    requoteHotel: (_root, { quoteId }, context) => requoteHotel(quoteId, context),
  },
}
