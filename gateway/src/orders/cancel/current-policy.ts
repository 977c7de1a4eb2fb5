import type { Deps } from '#src/deps.ts'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { productOf } from '../product-of.ts'
import type { Order } from '../repository.ts'

export type CurrentPolicyDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'products'>

/** What cancelling costs by the supplier's terms now; null where the supplier does not say, and for an order that cannot be cancelled. */
export async function currentPolicy(deps: CurrentPolicyDeps, order: Order): Promise<CancellationPolicy | null> {
  if (order.state !== 'confirmed' || deps.settings.suppliersDown.includes(order.supplier)) return null
  return (await productOf(deps.products, order).currentPolicy?.(deps, order)) ?? order.policy
}
