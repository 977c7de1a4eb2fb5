/** A span of time and what cancelling the whole order costs in it. Instants are ISO 8601 in UTC. */
export interface PolicyStep {
  /** Null: from the moment the order was placed. */
  readonly from: string | null
  readonly to: string
  readonly feeHalalas: number
}

/** What cancelling an order costs at any time, computed when the order is placed and kept with it. */
export interface CancellationPolicy {
  /** Whether cancelling can give anything back. */
  readonly refundable: boolean
  /** Consecutive spans in time order; the first one begins when cancelling stops being free. */
  readonly steps: readonly PolicyStep[]
  /** Charge for a no-show, which is not a cancellation fee. */
  readonly noShow: PolicyStep | null
}

const begins = ({ from }: PolicyStep): number => (from === null ? -Infinity : Date.parse(from))

/** The fee for cancelling at an instant, in halalas. */
export const feeAt = ({ steps }: CancellationPolicy, now: Date): number =>
  steps.findLast((step) => begins(step) <= now.getTime())?.feeHalalas ?? 0

/** What cancelling gives back at an instant, in halalas; between 0 and what was paid. */
export const refundAt = (policy: CancellationPolicy, totalHalalas: number, now: Date): number =>
  Math.min(totalHalalas, Math.max(0, totalHalalas - feeAt(policy, now)))

/** What cancelling an order gives back at an instant: nothing while nothing was paid. */
export const refundOf = (
  {
    policy,
    total_halalas: total,
    pay_by: payBy,
  }: { policy: CancellationPolicy; total_halalas: number; pay_by: Date | null },
  now: Date,
): number => (payBy ? 0 : refundAt(policy, total, now))

/** When the fee changes next; undefined when it stays as it is. */
export const nextChange = ({ steps }: CancellationPolicy, now: Date): Date | undefined => {
  const next = steps.map(begins).find((from) => from > now.getTime())
  return next === undefined ? undefined : new Date(next)
}

/** Until when cancelling is free; null when it never is. */
export const freeUntil = ({ steps, noShow }: CancellationPolicy): Date | null => {
  const [first] = steps
  const end = first ? first.from : (noShow?.from ?? null)
  return end === null ? null : new Date(end)
}
