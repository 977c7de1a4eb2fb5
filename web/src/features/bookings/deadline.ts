import type { BookingRowFragment } from './bookings.generated.ts'

/** What an agent has to know next about a booking. */
export type Deadline =
  /** Cancelling is free for a while yet; `share` of the time since the booking is left. */
  | { kind: 'free'; until: string; left: number; share: number; urgent: boolean }
  | { kind: 'over' | 'nonRefundable' | 'usedInVisa' | 'pending' | 'unknown' | 'none' }

const urgentBelow = 72 * 3_600_000

type Facts = Pick<BookingRowFragment, 'status' | 'createdAt' | 'freeCancellationUntil' | 'cancellation'>

export function deadlineOf({ status, createdAt, freeCancellationUntil, cancellation }: Facts, now: Date): Deadline {
  if (status === 'UNKNOWN') return { kind: 'unknown' }
  if (status === 'PENDING') return { kind: 'pending' }
  if (status !== 'CONFIRMED' && status !== 'PARTIAL') return { kind: 'none' }

  const isBlockedBy = (code: string) => cancellation.blockers.some((blocker) => blocker.code === code)
  if (isBlockedBy('CANCEL_USED_IN_VISA')) return { kind: 'usedInVisa' }
  if (!freeCancellationUntil) return { kind: isBlockedBy('CANCEL_NON_REFUNDABLE') ? 'nonRefundable' : 'none' }

  const end = Date.parse(freeCancellationUntil)
  const left = end - now.getTime()
  if (left <= 0) return { kind: 'over' }
  const whole = createdAt ? end - Date.parse(createdAt) : left
  return {
    kind: 'free',
    until: freeCancellationUntil,
    left,
    share: Math.min(1, left / Math.max(left, whole)),
    urgent: left < urgentBelow,
  }
}
