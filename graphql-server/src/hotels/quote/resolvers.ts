import type { Resolvers } from '../../__generated__/resolvers.ts'
import { quotedBooking } from '../../checkout/quoted-booking.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { type StoredQuote, toQuote } from './stored-quote.ts'
import { quoteHotel, requoteHotel } from './quote-hotel.ts'

export const quoteResolvers: Resolvers = {
  HotelQuote: {
    booking: quotedBooking,
  },
  Query: {
    hotelQuote: async (_root, { id }, context) => {
      const quote = await readQuote<StoredQuote>(context, 'HotelQuote', id)
      return quote ? toQuote(quote, context) : null
    },
  },
  Mutation: {
    quoteHotel: (_root, { input }, context) => quoteHotel(input, context),
    requoteHotel: (_root, { quoteId }, context) => requoteHotel(quoteId, context),
  },
}
