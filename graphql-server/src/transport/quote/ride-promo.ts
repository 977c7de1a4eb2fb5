import type { PromoKind } from '../../checkout/promo/promo-kind.ts'
import { readHeldRide } from './read-held-ride.ts'
import { type RideQuote, toTransportQuote } from './ride-quote.ts'

/** Promo codes for rides: vehicles, price and terms come from the gateway's new response. */
export const ridePromo: PromoKind<RideQuote> = {
  quote: 'TransportQuote',
  type: 'transport',
  reprice: (quote, response, { suppliers }) => {
    const held = readHeldRide(response, quote.request, suppliers)
    if (!held) return null
    const { chosen, price, cancellationPolicy } = held
    return { ...quote, response, chosen, price, cancellationPolicy }
  },
  toQuote: toTransportQuote,
}
