import type { Deps } from '#src/deps.ts'
import { withDeadline } from '../supplier-call.ts'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { productOf } from '../product-of.ts'
import type { Order } from '../repository.ts'

export type CurrentPolicyDeps = Pick<Deps, 'db' | 'clock' | 'wait' | 'settings' | 'products'>

/** Returns the recorded policy: the supplier's policy if it is stricter, otherwise the accepted policy. */
export const recordedPolicy = ({ policy, tightened_policy: tightened }: Pick<Order, 'policy' | 'tightened_policy'>) =>
  tightened ?? policy

/**
 * Reads the supplier's current policy; null if the supplier does not report it or the order cannot be cancelled. Rejects when the
 * supplier does not respond in time.
 */
export async function currentPolicy(deps: CurrentPolicyDeps, order: Order): Promise<CancellationPolicy | null> {
  if (order.state !== 'confirmed' || deps.settings.suppliersDown.includes(order.supplier)) return null
  const { currentPolicy: readPolicy } = productOf(deps.products, order)
  return readPolicy ? withDeadline(deps, readPolicy(deps, order)) : order.policy
}

/** The supplier's terms for an order, read before a transaction locks the order. */
export interface TermsSnapshot {
  readonly policy: CancellationPolicy
  readonly updatedAt: Date
}

/** Reads the supplier's current terms for `withTerms`. */
export async function readTerms(deps: CurrentPolicyDeps, order: Order): Promise<TermsSnapshot | null> {
  const policy = await currentPolicy(deps, order)
  return policy && { policy, updatedAt: order.updated_at }
}

/** Returns an order with previously read terms, or with its recorded terms if the order has changed since they were read. */
export const withTerms = (order: Order, terms: TermsSnapshot | null): Order => ({
  ...order,
  policy: terms?.updatedAt.getTime() === order.updated_at.getTime() ? terms.policy : recordedPolicy(order),
})
