import type { ResolversTypes } from '../../__generated__/resolvers.ts'
import type { Context } from '../../context.ts'
import type { WireObject } from '../../gateway/wire.ts'
import type { HeldQuote } from '../held-quote.ts'

/** Promo code support for one type of quotes. */
export type PromoKind<Quote extends HeldQuote = HeldQuote> = {
  /** Type of the quotes in the schema. */
  quote: Quote['__typename']
  /** `type` in the request to the gateway. */
  type: string
  /** Returns the quote at the price of another availability response for the same hold; null if the response is inconsistent. */
  reprice(quote: Quote, response: WireObject, context: Pick<Context, 'suppliers'>): Quote | null
  /** Maps a quote to the schema. */
  toQuote(quote: Quote, context: Context): Awaited<ResolversTypes['Quote']>
}
