import type { Deps } from '#src/deps.ts'
import { withDeadline } from '../ask-supplier.ts'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { productOf } from '../product-of.ts'
import type { Order } from '../repository.ts'

export type CurrentPolicyDeps = Pick<Deps, 'db' | 'clock' | 'wait' | 'settings' | 'products'>

/** Policy by the recorded terms: the supplier's terms if stricter, otherwise the accepted ones. */
export const recordedPolicy = ({ policy, tightened_policy: tightened }: Pick<Order, 'policy' | 'tightened_policy'>) =>
  tightened ?? policy

/**
 * Policy by the supplier's current terms; null if the supplier does not state them or the order cannot be cancelled. Rejects when the
 * supplier does not respond in time.
 */
export async function currentPolicy(deps: CurrentPolicyDeps, order: Order): Promise<CancellationPolicy | null> {
  if (order.state !== 'confirmed' || deps.settings.suppliersDown.includes(order.supplier)) return null
  const { currentPolicy: ask } = productOf(deps.products, order)
  return ask ? withDeadline(deps, ask(deps, order)) : order.policy
}

/** The supplier's terms of an order, read before a transaction locks the order. */
export interface ReadTerms {
  readonly policy: CancellationPolicy
  readonly updatedAt: Date
}

/** Reads the supplier's terms now, for `applyTerms`. */
export async function readTerms(deps: CurrentPolicyDeps, order: Order): Promise<ReadTerms | null> {
  const policy = await currentPolicy(deps, order)
  return policy && { policy, updatedAt: order.updated_at }
}

/** Applies previously read terms to an order; keeps the recorded ones if the order has changed since. */
export const applyTerms = (order: Order, terms: ReadTerms | null): Order => ({
  ...order,
  policy: terms?.updatedAt.getTime() === order.updated_at.getTime() ? terms.policy : recordedPolicy(order),
})
