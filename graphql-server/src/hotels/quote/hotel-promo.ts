import type { PromoKind } from '../../checkout/promo/promo-kind.ts'
import { readAvailability } from './read-availability.ts'
import { type StoredQuote, toQuote } from './stored-quote.ts'

/** Promo codes for hotel quotes. Rooms, price and terms come from the gateway's new response; everything else comes from the quote. */
export const hotelPromo: PromoKind<StoredQuote> = {
  quote: 'HotelQuote',
  type: 'hotel',
  reprice: (quote, response, { suppliers }) => {
    const policies = { cancellationPolicy: quote.stayTerms }
    const currentOffer = readAvailability({ policies, response }, quote.request, suppliers)
    if (!currentOffer) return null
    const { price, cancellationPolicy, rooms } = currentOffer
    return { ...quote, response, price, cancellationPolicy, rooms }
  },
  toQuote,
}
