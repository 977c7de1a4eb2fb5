import type { Resolvers } from '../../__generated__/resolvers.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { quotedBooking } from '../../checkout/quoted-booking.ts'
import { quoteTransport, requoteTransport } from './quote-transport.ts'
import { type RideQuote, toTransportQuote } from './ride-quote.ts'

export const transportQuoteResolvers: Resolvers = {
  TransportQuote: {
    booking: quotedBooking,
  },
  Query: {
    transportQuote: async (_root, { id }, context) => {
      const quote = await readQuote<RideQuote>(context, 'TransportQuote', id)
      return quote ? toTransportQuote(quote, context) : null
    },
  },
  Mutation: {
    quoteTransport: (_root, { input }, context) => quoteTransport(input, context),
    requoteTransport: (_root, { quoteId }, context) => requoteTransport(quoteId, context),
  },
}
