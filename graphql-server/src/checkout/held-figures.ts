/** Reads price and terms from an availability response for a service with separately priced parts. */
import type { CancellationPolicy } from '../__generated__/schema-types.ts'
import { field, utcTime, type WireObject } from '../gateway/wire.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { combinePolicies } from '../trade/combined-policy.ts'
import { type PriceDetails, addPrices, readPrice } from '../trade/price.ts'
import type { Suppliers } from '../trade/supplier.ts'
import type { HeldQuote } from './held-quote.ts'
import { matchesTotal } from './hold.ts'

/** Price and terms of a part of the service. Missing terms are null. */
export type HeldPart = { price: PriceDetails; cancellationPolicy: CancellationPolicy | null }

/** Price, terms and expiry of a held service. A missing expiry is null. */
export type HeldFigures = Pick<HeldQuote, 'price' | 'cancellationPolicy'> & { expiresAt: string | null }

/** Returns the response's own price, or the sum of the parts if it has none. Null if the two differ. */
function findTotalPrice(response: WireObject, sum: PriceDetails, ownPrice: PriceDetails | null): PriceDetails | null {
  if (!sum.isConsistent || !matchesTotal(field(response, 'totalPrice'), sum)) return null
  if (!ownPrice) return sum
  return ownPrice.isConsistent && ownPrice.total === sum.total ? ownPrice : null
}

/** Reads the total price and the terms; null if the amounts are inconsistent. Terms of the whole service take precedence over terms of its parts. */
export function readHeldFigures(
  response: WireObject,
  parts: readonly HeldPart[],
  { provider, suppliers }: { provider: string; suppliers: Suppliers },
): HeldFigures | null {
  const sum = addPrices(parts.map(({ price }) => price))
  const price = sum && findTotalPrice(response, sum, readPrice(suppliers.prices(provider), response))
  if (!price) return null
  const { total, currency } = price
  const policy = readCancellationPolicy(field(response, 'cancellationPolicy'))
  const terms = policy
    ? [{ policy, total, currency }]
    : parts.map((part) => ({ policy: part.cancellationPolicy, total: part.price.total, currency }))
  return {
    price,
    cancellationPolicy: combinePolicies(terms),
    expiresAt: utcTime(field(response, 'expiresAt')) ?? null,
  }
}
