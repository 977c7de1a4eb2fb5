import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { toHalalas, toRiyals } from '#src/values/money.ts'
import type { Product, ProductDeps } from '../product.ts'
import { priceWithPromo } from '../promo/price-with-promo.ts'
import { lockPromotion, type PromoUse } from '../promo/repository.ts'
import { holdProblem, unknownToken } from './hold-problem.ts'
import { lockHold } from './repository.ts'
import type { AnyHold } from './tables.ts'

/** The hold and price in the body of a reservation. */
export interface HoldClaim {
  readonly provider: string
  readonly trackToken: string
  readonly price: number
  /** Null means the full price. */
  readonly promo: string | null
}

export type HoldCheck<Held> =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | {
      readonly kind: 'held'
      /** The hold, priced with the promo code if there is one. */
      readonly hold: Held
      readonly promoUse: PromoUse | null
    }

/**
 * Finds the agent's open hold and checks that its price is still the one that was displayed. The hold, its stock and the remaining uses of the
 * promo code stay locked until the transaction ends.
 */
export async function checkHold<Held extends AnyHold>(
  trx: Trx,
  deps: ProductDeps,
  product: Product<never, Held>,
  { sub: userSub }: Agent,
  { provider, trackToken, price, promo }: HoldClaim,
): Promise<HoldCheck<Held>> {
  const held = await lockHold<Held>(trx, { kind: product.kind, trackToken, userSub })
  if (!held || held.supplier !== provider.toLowerCase()) return { kind: 'refused', envelope: unknownToken() }
  const problem = holdProblem(held, deps.clock())
  if (problem) return { kind: 'refused', envelope: problem }
  const priced =
    promo === null
      ? { kind: 'priced' as const, hold: held, promoUse: null }
      : priceWithPromo(deps, product, held, await lockPromotion(trx, promo))
  if (priced.kind === 'refused') return priced
  const { hold, promoUse } = priced
  if (toHalalas(price) !== hold.total_halalas) {
    const prices = { oldPrice: price, newPrice: toRiyals(hold.total_halalas) }
    return { kind: 'refused', envelope: refusal('PRICE_CHANGED', 'The price has changed.', prices) }
  }
  return { kind: 'held', hold, promoUse }
}
