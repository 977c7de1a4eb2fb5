/** A period and the fee for cancelling the whole order during it. Instants are ISO 8601 in UTC. */
export interface PolicyStep {
  /** Null means from the moment the order was placed. */
  readonly from: string | null
  readonly to: string
  readonly feeHalalas: number
}

/** The cancellation fee of an order over time, computed and stored when the order is placed. */
export interface CancellationPolicy {
  /** Whether a cancellation can refund anything. */
  readonly refundable: boolean
  /** Consecutive periods in time order; the first one begins when cancelling stops being free. */
  readonly steps: readonly PolicyStep[]
  /** Charge for a no-show, which is not a cancellation fee. */
  readonly noShow: PolicyStep | null
}

const stepStart = ({ from }: PolicyStep): number => (from === null ? -Infinity : Date.parse(from))

/** Returns the fee for cancelling at an instant, in halalas. */
export const feeAt = ({ steps }: CancellationPolicy, now: Date): number =>
  steps.findLast((step) => stepStart(step) <= now.getTime())?.feeHalalas ?? 0

/** Returns the refund for cancelling at an instant, in halalas. The refund is never negative and never more than the total. */
export const refundAt = (policy: CancellationPolicy, totalHalalas: number, now: Date): number =>
  Math.min(totalHalalas, Math.max(0, totalHalalas - feeAt(policy, now)))

/** Returns the refund for cancelling an order at an instant; 0 for an unpaid order. */
export const orderRefundAt = (
  {
    policy,
    total_halalas: total,
    pay_by: payBy,
  }: { policy: CancellationPolicy; total_halalas: number; pay_by: Date | null },
  now: Date,
): number => (payBy ? 0 : refundAt(policy, total, now))

/** Returns the time at which the fee next changes, if it does. */
export const nextFeeChange = ({ steps }: CancellationPolicy, now: Date): Date | undefined => {
  const next = steps.map(stepStart).find((from) => from > now.getTime())
  return next === undefined ? undefined : new Date(next)
}

/** Returns the end of free cancellation, or null if cancelling is never free. */
export const freeUntil = ({ steps, noShow }: CancellationPolicy): Date | null => {
  const [first] = steps
  const end = first ? first.from : (noShow?.from ?? null)
  return end === null ? null : new Date(end)
}
