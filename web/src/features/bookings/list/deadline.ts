import { type CancellationTerms, penaltyAt } from '#src/domain/cancellation-timeline.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import type { BookingFacts } from '../booking-types.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { isUrgent } from '../is-urgent.ts'

/** Next deadline of a booking, or why there is none. */
export type Deadline =
  /** End of free cancellation, or payment deadline. `share` is the remaining part, from 0 to 1, of the time between booking and deadline. */
  | { kind: 'free' | 'payment'; until: string; remainingMs: number; share: number; isUrgent: boolean }
  /** There is no deadline, because the terms charge a fee now, but not the total, or are free without an end. */
  | { kind: 'terms'; terms: CancellationTerms }
  /** `over`: free cancellation has ended, and the fee is not known. `inProgress`: the service has started. `ended`: the service has ended. */
  | {
      kind:
        | 'over'
        | 'nonRefundable'
        | 'inProgress'
        | 'ended'
        | 'usedInVisa'
        | 'cancelling'
        | 'pending'
        | 'unknown'
        | 'none'
    }

type Row = Pick<BookingRowFragment, 'status' | 'createdAt' | 'cancellation' | 'payBy'>
type Facts = Pick<BookingFacts, 'startsOn' | 'endsOn' | 'terms' | 'currentTerms' | 'freeUntil' | 'total'>

/** Finds the earlier of the end of free cancellation and the payment deadline. */
export function findDeadline(booking: Row, facts: Facts, now: Date): Deadline {
  const cancellationDeadline = findCancellationDeadline(booking, facts, now)
  const isOpen = ['CONFIRMED', 'PARTIAL', 'PENDING'].includes(booking.status)
  const paymentDeadline = isOpen && booking.payBy ? computeTimeLeft('payment', booking.payBy, booking, now) : null
  if (!paymentDeadline || paymentDeadline.remainingMs <= 0) return cancellationDeadline
  const isCancellationFirst =
    cancellationDeadline.kind === 'free' && cancellationDeadline.remainingMs < paymentDeadline.remainingMs
  return isCancellationFirst ? cancellationDeadline : paymentDeadline
}

function computeTimeLeft(kind: 'free' | 'payment', until: string, { createdAt }: Row, now: Date) {
  const end = Date.parse(until)
  const remainingMs = end - now.getTime()
  const duration = createdAt ? end - Date.parse(createdAt) : remainingMs
  return {
    kind,
    until,
    remainingMs,
    share: Math.min(1, remainingMs / Math.max(remainingMs, duration)),
    isUrgent: isUrgent(remainingMs),
  }
}

function findCancellationDeadline(booking: Row, facts: Facts, now: Date): Deadline {
  const { status, cancellation } = booking
  if (status === 'UNKNOWN') return { kind: 'unknown' }
  if (status === 'PENDING') return { kind: 'pending' }
  if (status !== 'CONFIRMED' && status !== 'PARTIAL') return { kind: 'none' }

  const isBlockedBy = (code: string) => cancellation.blockers.some((blocker) => blocker.code === code)
  if (isBlockedBy('CANCEL_IN_PROGRESS')) return { kind: 'cancelling' }
  if (isBlockedBy('CANCEL_USED_IN_VISA')) return { kind: 'usedInVisa' }

  // Nothing is due after the stay has started.
  const today = todayInMakkah(now).toString()
  const { startsOn, endsOn } = facts
  if (startsOn !== null && startsOn < today)
    return { kind: endsOn !== null && endsOn >= today ? 'inProgress' : 'ended' }

  const { total } = facts
  const terms = facts.currentTerms ?? facts.terms
  const freeUntil = terms ? terms.freeUntil : facts.freeUntil
  const penalty = terms && penaltyAt(terms, now.getTime(), total ?? undefined)
  if (penalty?.kind === 'full') return { kind: 'nonRefundable' }
  if (terms && penalty && penalty.kind !== 'unknown' && !(penalty.kind === 'free' && freeUntil))
    return { kind: 'terms', terms }
  if (!freeUntil) return { kind: isBlockedBy('CANCEL_NON_REFUNDABLE') ? 'nonRefundable' : 'none' }

  const freeCancellation = computeTimeLeft('free', freeUntil, booking, now)
  return freeCancellation.remainingMs <= 0 ? { kind: 'over' } : freeCancellation
}
