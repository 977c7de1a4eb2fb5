/** What every quote has, whatever was quoted, and where quotes are stored. */
import type { CacheKey } from '../cache/kinds.ts'
import type { CancellationPolicy, PaymentMethod } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import type { WireObject } from '../gateway/wire.ts'
import type { PriceFacts } from '../trade/price.ts'
import { supplierFields } from '../trade/supplier.ts'
import { isOpaqueId } from '../values/opaque-id.ts'

export type HeldQuote = {
  /** Type of the schema. */
  __typename: string
  id: string
  expiresAt: string
  /** Supplier, as the gateway writes it. */
  provider: string
  price: PriceFacts
  cancellationPolicy: CancellationPolicy
  paymentMethods: PaymentMethod[]
  trackToken: string
  /** The payment link that booking the quote pays. */
  paymentLinkId?: string | undefined
  /** Unchanged availability answer; it becomes the request object of the reservation. */
  response: WireObject
}

// An agent who returns to an expired checkout still finds what it was about.
const graceSeconds = 2 * 3600

// With the owner in the key, another agent's quote looks like one that never existed.
const quoteKey = (owner: string, id: string): CacheKey => `quote:${owner}:${id}` as const

/** Seconds until a quote expires; 0 or less when it has. */
export const secondsLeft = ({ expiresAt }: Pick<HeldQuote, 'expiresAt'>, now: Date) =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)

/** Stores a quote for its owner until two hours after it expires. */
export async function storeQuote({ store, clock, requireB2B }: Context, quote: HeldQuote) {
  const seconds = Math.max(0, secondsLeft(quote, clock())) + graceSeconds
  await store.set(quoteKey(requireB2B().sub, quote.id), quote, { seconds })
}

/** Reads a quote of the caller, expired or not; undefined when there is none of this type. */
export async function readQuote<Quote extends HeldQuote>(
  { store, requireB2B }: Context,
  typename: Quote['__typename'],
  id: string,
): Promise<Quote | undefined> {
  const quote = isOpaqueId(id) ? await store.get<Quote>(quoteKey(requireB2B().sub, id)) : undefined
  return quote?.__typename === typename ? quote : undefined
}

/** The fields of the schema that every quote has, but for its price and its booking. */
export const quoteFields = (
  { id, expiresAt, provider, cancellationPolicy, paymentMethods, paymentLinkId }: HeldQuote,
  { clock, suppliers }: Pick<Context, 'clock' | 'suppliers'>,
) => ({
  id,
  expiresAt,
  expired: secondsLeft({ expiresAt }, clock()) <= 0,
  ...supplierFields(provider, suppliers),
  cancellationPolicy,
  paymentMethods,
  paymentLinkId: paymentLinkId ?? null,
})
