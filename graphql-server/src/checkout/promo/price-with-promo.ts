import { Failure } from '../../errors/failure.ts'
import type { Context } from '../../context.ts'
import { field, isObject, path, text } from '../../gateway/wire.ts'
import { plainText } from '../../values/plain-text.ts'
import type { HeldQuote } from '../held-quote.ts'
import type { PromoKind } from './promo-kind.ts'
import { notSupported, type PromoRefusal, readPromoRefusal } from './refusals.ts'

/** Returns a quote at its full price. Only the kind that stored a quote reads it, so the cast is safe. */
export const fullQuote = <Quote extends HeldQuote>(quote: Quote): Quote =>
  quote.promo ? { ...(quote.promo.full as Quote), createdLinkIds: quote.createdLinkIds } : quote

/** Gateway codes for an expired or unknown hold. */
const expiredHoldPattern = /^TRACK_TOKEN_/

/** Prices a quote with a promo code, which replaces its current one. Does not change the hold or the stored quote. */
export async function priceWithPromo<Quote extends HeldQuote>(
  kind: PromoKind<Quote>,
  quote: Quote,
  code: string,
  context: Pick<Context, 'gateway' | 'locale' | 'suppliers'>,
): Promise<{ quote: Quote } | { refused: PromoRefusal } | { expired: true }> {
  const { gateway, locale } = context
  const full = fullQuote(quote)
  const { trackToken, response: data } = full
  const body = { type: kind.type, code, trackToken, data, cultCode: locale, userGroup: 'b2b' }
  const result = await gateway.callOptional('/promo/apply', { body })
  if (!result) return { refused: notSupported(locale) }
  if (!result.ok)
    return expiredHoldPattern.test(result.code) ? { expired: true } : { refused: readPromoRefusal(result, locale) }

  const response = path(result.body, 'response') ?? result.body
  const repricedResponse = field(response, 'request') ?? field(response, 'data')
  const repricedQuote = isObject(repricedResponse) ? kind.reprice(full, repricedResponse, context) : null
  if (!repricedQuote || repricedQuote.price.total <= 0 || repricedQuote.price.total > full.price.total) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'unusable price with a promo code' })
  }
  const promo = field(response, 'promo')
  const details = text(field(promo, 'details')) ?? text(field(promo, 'description'))
  return {
    quote: {
      ...repricedQuote,
      trackToken: result.trackToken ?? trackToken,
      promo: { code: text(field(promo, 'code')) ?? code, description: plainText(details) ?? null, full },
    },
  }
}
