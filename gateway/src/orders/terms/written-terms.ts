import type { WrittenTerms } from '#src/mail/booking-email.ts'
import { type CancellationPolicy, freeUntil } from '../cancellation-policy.ts'
import type { Order } from '../repository.ts'
import { recordedPolicy } from './current-policy.ts'

const toWrittenTerms = (policy: CancellationPolicy): WrittenTerms => ({
  freeUntil: freeUntil(policy)?.toISOString() ?? null,
  fees: policy.refundable ? policy.steps.map(({ from, feeHalalas }) => ({ from, feeHalalas })) : [],
})

/** Returns the effective cancellation terms of an order, and the accepted terms if the supplier has tightened them since the booking. */
export const writtenTerms = (
  order: Pick<Order, 'policy' | 'tightened_policy'>,
): WrittenTerms & { readonly accepted: WrittenTerms | null } => ({
  ...toWrittenTerms(recordedPolicy(order)),
  accepted: order.tightened_policy && toWrittenTerms(order.policy),
})
