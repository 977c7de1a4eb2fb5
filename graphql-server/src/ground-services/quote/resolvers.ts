import type { Resolvers } from '../../__generated__/resolvers.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { quotedBooking } from '../../checkout/quoted-booking.ts'
import { type GroundQuote, toGroundQuote } from './ground-quote.ts'
import { quoteGround, requoteGround } from './quote-ground.ts'

export const groundServiceQuoteResolvers: Resolvers = {
  GroundServiceQuote: {
    booking: quotedBooking,
  },
  Query: {
    groundServiceQuote: async (_root, { id }, context) => {
      const quote = await readQuote<GroundQuote>(context, 'GroundServiceQuote', id)
      return quote ? toGroundQuote(quote, context) : null
    },
  },
  Mutation: {
    quoteGroundService: (_root, { input }, context) => quoteGround(input, context),
    requoteGroundService: (_root, { quoteId }, context) => requoteGround(quoteId, context),
  },
}
