import { type CancellationPolicy, feeAt } from '../cancellation-policy.ts'

/** Fees that differ by less count as equal, because of rounding. */
const ROUNDING_HALALAS = 10

const stepStarts = ({ steps }: CancellationPolicy): Date[] =>
  steps.flatMap(({ from }) => (from === null ? [] : [new Date(from)]))

/** Whether cancelling costs more under `policy` than under `other` at any instant at or after `since`. */
export const isStricter = (
  policy: CancellationPolicy,
  other: CancellationPolicy,
  { since, totalHalalas }: { since: Date; totalHalalas: number },
): boolean => {
  const fee = (terms: CancellationPolicy, at: Date) => Math.min(totalHalalas, feeAt(terms, at))
  return [since, ...stepStarts(policy), ...stepStarts(other)].some(
    (at) => at >= since && fee(policy, at) > fee(other, at) + ROUNDING_HALALAS,
  )
}
