import { toSummaryFacts } from '../booking-facts.ts'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'

export interface Deadline {
  readonly kind: 'payment' | 'freeCancellation'
  readonly booking: BookingSummaryFragment
  readonly at: string
}

const maxRemainingMs = 72 * 3_600_000

const isOpen = ({ status }: BookingSummaryFragment) => status === 'CONFIRMED' || status === 'PENDING'

/** Finds the deadlines within 72 hours, earliest first and each booking once. */
export function findNextDeadlines(
  { unpaid, freeCancellation }: Record<'unpaid' | 'freeCancellation', readonly BookingSummaryFragment[]>,
  now: Date,
): Deadline[] {
  const deadlines: Deadline[] = [
    ...unpaid.flatMap((booking) => (booking.payBy ? [{ kind: 'payment' as const, booking, at: booking.payBy }] : [])),
    ...freeCancellation.flatMap((booking) => {
      const { freeUntil } = toSummaryFacts(booking)
      return freeUntil ? [{ kind: 'freeCancellation' as const, booking, at: freeUntil }] : []
    }),
  ]
  const seenIds = new Set<string>()
  return deadlines
    .filter(({ booking, at }) => {
      const remainingMs = Date.parse(at) - now.getTime()
      return isOpen(booking) && remainingMs > 0 && remainingMs <= maxRemainingMs
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .filter(({ booking: { id } }) => !seenIds.has(id) && seenIds.add(id))
}
