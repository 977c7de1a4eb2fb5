/** Quotes for ground services: the details shown to the agent, and the data that the gateway needs for booking. */
import type { GroundServiceQuote } from '../../__generated__/schema-types.ts'
import { quoteFields } from '../../checkout/held-quote.ts'
import type { ServiceQuote } from '../../checkout/service-quote.ts'
import type { Context } from '../../context.ts'
import { toPrice } from '../../trade/price.ts'
import type { GroundOffer } from '../read-offers.ts'
import type { GroundRequest } from './choose-package.ts'

/** The offer with the supplier's figures from the availability check. */
export type HeldGround = { offer: GroundOffer }

export type GroundQuote = ServiceQuote<'GroundServiceQuote', GroundRequest, HeldGround>

/** Maps a quote to the schema. */
export function toGroundQuote(
  quote: GroundQuote,
  reader: Pick<Context, 'clock' | 'suppliers'>,
): Omit<GroundServiceQuote, 'booking'> {
  const { searchId, offer, price, request } = quote
  const { arrivalDate, pilgrims, nationality } = request.input
  return {
    __typename: quote.__typename,
    ...quoteFields(quote, reader),
    searchId,
    price: toPrice(price, 0),
    company: offer.company,
    package: offer.package,
    imageUrl: offer.imageUrl,
    terms: offer.terms,
    arrivalDate,
    pilgrims,
    nationality,
    packagePrice: toPrice(offer.price, 0),
    extras: offer.extras.map((extra) => ({ ...extra, price: toPrice(extra.price, 0) })),
  }
}
