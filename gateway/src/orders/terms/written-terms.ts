import { type CancellationPolicy, freeUntil } from '../cancellation-policy.ts'
import type { Order } from '../repository.ts'
import { knownPolicy } from './current-policy.ts'

/** Cancellation terms as a mail or a document states them. */
export interface WrittenTerms {
  /** Instant until which cancelling is free; null if it never is. */
  readonly freeUntil: string | null
  /** Cancellation fees in time order, each from an instant on, null being the time of booking; none for a non-refundable booking. */
  readonly fees: readonly { readonly from: string | null; readonly feeHalalas: number }[]
}

const written = (policy: CancellationPolicy): WrittenTerms => ({
  freeUntil: freeUntil(policy)?.toISOString() ?? null,
  fees: policy.refundable ? policy.steps.map(({ from, feeHalalas }) => ({ from, feeHalalas })) : [],
})

/** The terms by which an order is cancelled, and the accepted ones where the supplier has tightened them since. */
export const writtenTerms = (
  order: Pick<Order, 'policy' | 'tightened_policy'>,
): WrittenTerms & { readonly accepted: WrittenTerms | null } => ({
  ...written(knownPolicy(order)),
  accepted: order.tightened_policy && written(order.policy),
})
