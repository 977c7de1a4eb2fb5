/** Fields common to all quotes, and their storage. */
import type { CacheKey } from '../cache/kinds.ts'
import type { CancellationPolicy, CardScheme, PaymentMethod } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import type { WireObject } from '../gateway/wire.ts'
import type { PriceDetails } from '../trade/price.ts'
import { supplierFields } from '../trade/supplier.ts'
import { money } from '../values/money.ts'
import { isOpaqueId } from '../values/opaque-id.ts'

export type HeldQuote = {
  /** Type in the schema. */
  __typename: string
  id: string
  expiresAt: string
  /** Supplier name as the gateway writes it. */
  provider: string
  price: PriceDetails
  cancellationPolicy: CancellationPolicy
  paymentMethods: PaymentMethod[]
  /** Accepted card schemes; missing if cards are not accepted. */
  cardSchemes?: readonly CardScheme[] | undefined
  /** Payment deadline if booked without payment; null or missing if payment is due at booking. */
  payLaterUntil?: string | null
  trackToken: string
  /** Payment link that is paid when the quote is booked. */
  paymentLinkId?: string | undefined
  /** Payment links created from this quote and the quotes it replaces, latest first. */
  createdLinkIds?: readonly string[] | undefined
  /** Availability response as received. It becomes the request object of the reservation. */
  response: WireObject
  promo?: QuotedPromo
}

/** A promo code applied to a quote. */
export type QuotedPromo = {
  code: string
  description: string | null
  /** The quote at its full price. */
  full: HeldQuote
}

// An agent who returns to an expired checkout still sees the quote.
const graceSeconds = 2 * 3600

// With the owner in the key, another agent's quote looks like an unknown one.
const quoteKey = (owner: string, id: string): CacheKey => `quote:${owner}:${id}` as const

/** Returns the number of seconds until a quote expires; 0 or less if it has expired. */
export const secondsLeft = ({ expiresAt }: Pick<HeldQuote, 'expiresAt'>, now: Date) =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)

/** Seconds for which a quote is stored. */
const storedSeconds = (quote: HeldQuote, now: Date) => Math.max(0, secondsLeft(quote, now)) + graceSeconds

/** Stores a quote for its owner until two hours after it expires. Preserves payment links that were added since the quote was read. */
export async function storeQuote({ store, clock, requireB2B }: Context, quote: HeldQuote) {
  await store.update<HeldQuote>(
    quoteKey(requireB2B().sub, quote.id),
    (stored) => ({ ...quote, createdLinkIds: stored?.createdLinkIds ?? quote.createdLinkIds }),
    { seconds: storedSeconds(quote, clock()) },
  )
}

/** Reads one of the caller's quotes, for any product; undefined if there is none. */
export async function readAnyQuote({ store, requireB2B }: Context, id: string): Promise<HeldQuote | undefined> {
  return isOpaqueId(id) ? store.get<HeldQuote>(quoteKey(requireB2B().sub, id)) : undefined
}

/** Maximum number of open links read for a quote; each costs one gateway call. */
const maxLinksPerQuote = 10

/** Adds a payment link to the quote it was created from, whose promo code may have changed in the meantime. */
export async function addCreatedLink(context: Context, quoteId: string, linkId: string) {
  const { store, clock, requireB2B } = context
  const quote = await readAnyQuote(context, quoteId)
  if (!quote) return
  await store.update<HeldQuote>(
    quoteKey(requireB2B().sub, quoteId),
    (stored) => {
      const others = stored?.createdLinkIds?.filter((other) => other !== linkId) ?? []
      return stored && { ...stored, createdLinkIds: [linkId, ...others].slice(0, maxLinksPerQuote) }
    },
    { seconds: storedSeconds(quote, clock()) },
  )
}

/** Reads one of the caller's quotes, expired or not; undefined if there is none of this type. */
export async function readQuote<Quote extends HeldQuote>(
  context: Context,
  typename: Quote['__typename'],
  id: string,
): Promise<Quote | undefined> {
  const quote = await readAnyQuote(context, id)
  return quote?.__typename === typename ? (quote as Quote) : undefined
}

/** Quote fields with their own resolvers. */
export type ResolvedField = 'booking' | 'openPaymentLinks'

/** Returns the schema fields common to all quotes, except price and booking. */
export const quoteFields = (
  {
    id,
    expiresAt,
    provider,
    price,
    cancellationPolicy,
    paymentMethods,
    cardSchemes,
    payLaterUntil,
    paymentLinkId,
    promo,
  }: HeldQuote,
  { clock, suppliers }: Pick<Context, 'clock' | 'suppliers'>,
) => ({
  id,
  expiresAt,
  expired: secondsLeft({ expiresAt }, clock()) <= 0,
  ...supplierFields(provider, suppliers),
  cancellationPolicy,
  paymentMethods,
  cardCharge: cardSchemes ? { amount: money(price.total, price.currency), schemes: [...cardSchemes] } : null,
  // Paying later is not offered for payment links.
  payLaterUntil: (!paymentLinkId && payLaterUntil) || null,
  paymentLinkId: paymentLinkId ?? null,
  ...promoFields(price, promo),
})

const promoFields = ({ total, currency }: PriceDetails, promo: QuotedPromo | undefined) => {
  if (!promo) return { promo: null, fullTotal: null }
  const { code, description, full } = promo
  const discount = money(full.price.total - total, currency)
  return { promo: { code, description, discount }, fullTotal: money(full.price.total, currency) }
}
