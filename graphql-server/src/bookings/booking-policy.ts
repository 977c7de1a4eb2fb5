import type { CancellationPolicy } from '../__generated__/schema-types.ts'
import { list } from '../gateway/wire.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { combinePolicies } from '../trade/combined-policy.ts'
import { parseHalalas } from '../values/money.ts'
import type { BookingRow } from './booking-row.ts'

/**
 * Reads the combined cancellation policy of a booking. A gateway may send one policy per room; the amounts of the policies are added up.
 * Percentages of rooms without prices cannot be added up, so these policies are treated as missing, unless all rooms have the same percentages.
 */
export function readBookingPolicy(value: unknown, total: BookingRow['total']): CancellationPolicy | null {
  const policies = list(value)
    .map(readCancellationPolicy)
    .filter((policy) => policy !== null)
  const [first] = policies
  if (!first || policies.length === 1) return first ?? null
  const canAddUp = policies.every(
    ({ refundable, steps }) => refundable === true && steps.every(({ amount }) => amount != null),
  )
  const halalas = parseHalalas(total?.amount)
  if (canAddUp && total && halalas !== null) {
    return combinePolicies(policies.map((policy) => ({ policy, total: halalas, currency: total.currency })))
  }
  const hasAmounts = policies.some(({ steps }) => steps.some(({ amount }) => amount != null))
  const areEqual = policies.every((policy) => JSON.stringify(policy) === JSON.stringify(first))
  return areEqual && !hasAmounts ? first : null
}
