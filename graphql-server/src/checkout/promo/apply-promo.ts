import type { ApplyPromoInput } from '../../__generated__/schema-types.ts'
import { bookAttempts } from '../../bookings/outcome/book-attempts.ts'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { freeText } from '../../input/field-rules.ts'
import { type HeldQuote, type QuotedPromo, readAnyQuote, secondsLeft, storeQuote } from '../held-quote.ts'
import { quoteExpired } from '../refusals.ts'
import { fullQuote, priceWithPromo } from './price-with-promo.ts'
import type { PromoKind } from './promo-kind.ts'
import { promoRefused, type PromoRefusal } from './refusals.ts'

const codeRule = freeText({ min: 1, max: 40 })

/** Reads one of the caller's quotes that can still be booked; undefined otherwise. */
async function readOpenQuote(context: Context, id: string): Promise<HeldQuote | undefined> {
  const quote = await readAnyQuote(context, id)
  if (!quote || secondsLeft(quote, context.clock()) <= 0) return undefined
  const attempt = await bookAttempts(context).latest(id)
  return !attempt || attempt.state === 'refused' ? quote : undefined
}

const findKind = (kinds: readonly PromoKind[], { __typename }: HeldQuote) =>
  kinds.find(({ quote }) => quote === __typename)

/** Prices a quote with a promo code and stores it under its id. */
export async function applyPromo(kinds: readonly PromoKind[], { quoteId, code }: ApplyPromoInput, context: Context) {
  const { locale } = context
  const { value, error } = codeRule('code', code)
  if (error) return invalidInput([error], locale)
  const quote = await readOpenQuote(context, quoteId)
  if (!quote) return quoteExpired(locale)
  const kind = findKind(kinds, quote)
  if (!kind) return promoRefused('PROMO_OTHER_PRODUCT', locale)
  await context.limits.hold(context.requireB2B().sub)
  const result = await priceWithPromo(kind, quote, value, context)
  if ('expired' in result) return quoteExpired(locale)
  if ('refused' in result) return result.refused
  await storeQuote(context, result.quote)
  return { __typename: 'PromoApplied' as const, quote: kind.toQuote(result.quote, context) }
}

/** Stores a quote at its full price, without its promo code, and returns it. */
export async function storeWithoutPromo<Quote extends HeldQuote>(quote: Quote, context: Context): Promise<Quote> {
  const fullPriceQuote = fullQuote(quote)
  if (quote.promo) await storeQuote(context, fullPriceQuote)
  return fullPriceQuote
}

export async function removePromo(kinds: readonly PromoKind[], quoteId: string, context: Context) {
  const quote = await readOpenQuote(context, quoteId)
  const kind = quote && findKind(kinds, quote)
  if (!kind) return quoteExpired(context.locale)
  const fullPriceQuote = await storeWithoutPromo(quote, context)
  return { __typename: 'PromoRemoved' as const, quote: kind.toQuote(fullPriceQuote, context) }
}

/** Applies the promo code of an earlier quote to its replacement. `refused` is the reason if the code no longer applies. */
export async function reapplyPromo<Quote extends HeldQuote>(
  kind: PromoKind<Quote> | undefined,
  promo: QuotedPromo | undefined,
  newQuote: Quote,
  context: Context,
): Promise<{ quote: Quote; refused: PromoRefusal | null }> {
  if (!promo || !kind) return { quote: newQuote, refused: null }
  const result = await priceWithPromo(kind, newQuote, promo.code, context)
  if ('expired' in result) return { quote: newQuote, refused: promoRefused('PROMO_REFUSED', context.locale) }
  if ('refused' in result) return { quote: newQuote, refused: result.refused }
  await storeQuote(context, result.quote)
  return { quote: result.quote, refused: null }
}
