/** Reads price and terms from an availability response for a service with separately priced parts. */
import type { CancellationPolicy } from '../__generated__/schema-types.ts'
import { field, utcTime, type WireObject } from '../gateway/wire.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { combinePolicies } from '../trade/combined-policy.ts'
import { type PriceDetails, addPrices, readPrice } from '../trade/price.ts'
import type { Suppliers } from '../trade/supplier.ts'
import type { HeldQuote } from './held-quote.ts'
import { isTotal } from './hold.ts'

/** Price and terms of a part; null if missing. */
export type HeldPart = { price: PriceDetails; cancellationPolicy: CancellationPolicy | null }

/** `expiresAt` is null if missing. */
export type HeldFigures = Pick<HeldQuote, 'price' | 'cancellationPolicy'> & { expiresAt: string | null }

/** Returns the response's total price, otherwise the sum of the parts. Null if they differ. */
function findTotalPrice(response: WireObject, added: PriceDetails, stated: PriceDetails | null): PriceDetails | null {
  if (!added.isConsistent || !isTotal(field(response, 'totalPrice'), added)) return null
  if (!stated) return added
  return stated.isConsistent && stated.total === added.total ? stated : null
}

/** Reads total price and terms; null if the amounts are inconsistent. Terms of the whole service take precedence over terms of its parts. */
export function readHeldFigures(
  response: WireObject,
  parts: readonly HeldPart[],
  { provider, suppliers }: { provider: string; suppliers: Suppliers },
): HeldFigures | null {
  const added = addPrices(parts.map(({ price }) => price))
  const price = added && findTotalPrice(response, added, readPrice(suppliers.prices(provider), response))
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
