/** Reads the figures of an availability answer about a service that has parts, each with a price of its own. */
import type { CancellationPolicy } from '../__generated__/schema-types.ts'
import { field, utcTime, type WireObject } from '../gateway/wire.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { combinePolicies } from '../trade/combined-policy.ts'
import { type PriceFacts, addPrices, readPrice } from '../trade/price.ts'
import type { Suppliers } from '../trade/supplier.ts'
import type { HeldQuote } from './held-quote.ts'
import { isTotal } from './hold.ts'

/** What a part costs, and its terms; null where they are not stated. */
export type HeldPart = { price: PriceFacts; cancellationPolicy: CancellationPolicy | null }

/** `expiresAt` is null where it is not stated. */
export type HeldFigures = Pick<HeldQuote, 'price' | 'cancellationPolicy'> & { expiresAt: string | null }

/** The price of everything: as stated for the whole, else that of the parts. Null when the two differ. */
function wholePrice(response: WireObject, added: PriceFacts, stated: PriceFacts | null): PriceFacts | null {
  if (!added.isConsistent || !isTotal(field(response, 'totalPrice'), added)) return null
  if (!stated) return added
  return stated.isConsistent && stated.total === added.total ? stated : null
}

/** Price and terms of everything; null when the figures are inconsistent. Terms that the supplier states for everything take precedence over those of the parts. */
export function readHeldFigures(
  response: WireObject,
  parts: readonly HeldPart[],
  { provider, suppliers }: { provider: string; suppliers: Suppliers },
): HeldFigures | null {
  const added = addPrices(parts.map(({ price }) => price))
  const price = added && wholePrice(response, added, readPrice(suppliers.prices(provider), response))
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
