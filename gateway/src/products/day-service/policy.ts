import type { CancellationPolicy } from '#src/orders/cancellation-policy.ts'
import { share } from '#src/values/shares.ts'
import { addDays, makkahInstant } from '#src/values/calendar.ts'

/** A company's cancellation terms for one-day services. */
export interface ServiceTerms {
  /** Cancelling is free until this many whole days before the service; null if nothing is refundable. */
  readonly freeDays: number | null
}

/**
 * Returns the cancellation fees of a one-day service: none until `freeDays` days before it, then half the total, and the whole total from the day before.
 * Days begin at midnight in Makkah.
 */
export function servicePolicy({ freeDays }: ServiceTerms, day: string, totalHalalas: number): CancellationPolicy {
  const midnight = (daysBefore: number) => makkahInstant(`${addDays(day, -daysBefore)}T00:00:00`).toISOString()
  const noShow = { from: midnight(0), to: midnight(-1), feeHalalas: totalHalalas }
  if (freeDays === null) {
    return { refundable: false, steps: [{ from: null, to: midnight(0), feeHalalas: totalHalalas }], noShow }
  }
  const half = { from: midnight(freeDays), to: midnight(1), feeHalalas: totalHalalas - share(totalHalalas, 5000) }
  const whole = { from: midnight(1), to: midnight(0), feeHalalas: totalHalalas }
  return { refundable: true, steps: freeDays > 1 ? [half, whole] : [whole], noShow }
}
