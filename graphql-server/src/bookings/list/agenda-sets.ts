/** Rules for the agenda's sets. The home screen shows the first bookings of each set; the bookings list shows whole sets. */
import type { AgendaSet, BookingStatus } from '../../__generated__/schema-types.ts'
import { makkahDate } from '../../values/days.ts'
import type { BookingRow } from '../booking-row.ts'

const hourMs = 3_600_000
const deadlineHours = 72
const daysAhead = 6

/** First and last day of arrivals and departures. */
export const agendaDays = (now: Date) => ({
  today: makkahDate(now),
  until: makkahDate(new Date(now.getTime() + daysAhead * 24 * hourMs)),
})

/** First day of the current month in Makkah. */
export const monthStart = (now: Date): string => `${makkahDate(now).slice(0, 7)}-01`

const closedStatuses: ReadonlySet<BookingStatus> = new Set(['CANCELLED', 'FAILED'])
const failedOrUnknownStatuses: ReadonlySet<BookingStatus> = new Set(['FAILED', 'UNKNOWN'])
const statusesWithDeadline: ReadonlySet<BookingStatus> = new Set(['CONFIRMED', 'PENDING', 'PARTIAL'])

export const agendaStatuses = { closedStatuses, failedOrUnknownStatuses, statusesWithDeadline }

/** Range of upcoming deadlines. Includes deadlines at exactly `from` or `to`. */
export const deadlineRange = (now: Date) => ({
  from: new Date(now.getTime() + 1).toISOString(),
  to: new Date(now.getTime() + deadlineHours * hourMs).toISOString(),
})

/** Whether a booking is waiting for a card payment, and so has not been sent to the supplier. */
const isAwaitingCard = ({ status, paymentStatus, payBy }: BookingRow): boolean =>
  status === 'PENDING' && paymentStatus === 'UNPAID' && payBy === null

const isAwaitingSupplier = (row: BookingRow): boolean =>
  (row.status === 'PENDING' && !isAwaitingCard(row)) ||
  row.status === 'UNKNOWN' ||
  row.cancellation.blockers.includes('CANCEL_IN_PROGRESS') ||
  row.cancellation.blockers.includes('CHANGE_IN_PROGRESS')

/** Returns whether a booking belongs to a set; null if the gateway does not send the deciding field. */
type Rule = (row: BookingRow) => boolean | null

function agendaDaysRule(now: Date, getDay: (row: BookingRow) => string | null): Rule {
  const { today, until } = agendaDays(now)
  return (row) => {
    const day = getDay(row)
    if (closedStatuses.has(row.status)) return false
    return day === null ? null : day >= today && day <= until
  }
}

function hasNearDeadline({ status, freeCancellationUntil, cancellationPolicy }: BookingRow, now: Date): boolean | null {
  if (!statusesWithDeadline.has(status)) return false
  const hasTerms = cancellationPolicy?.refundable != null
  if (freeCancellationUntil === null) return hasTerms ? false : null
  const leftMs = Date.parse(freeCancellationUntil) - now.getTime()
  return leftMs > 0 && leftMs <= deadlineHours * hourMs
}

const rules: Record<AgendaSet, (now: Date) => Rule> = {
  ARRIVALS: (now) => agendaDaysRule(now, ({ startsOn }) => startsOn),
  DEPARTURES: (now) => agendaDaysRule(now, ({ endsOn }) => endsOn),
  FREE_CANCELLATION: (now) => (row) => hasNearDeadline(row, now),
  AWAITING_SUPPLIER: () => isAwaitingSupplier,
  UNPAID: () => (row) => row.paymentStatus === 'UNPAID' && !closedStatuses.has(row.status),
  BOOKED_THIS_MONTH: (now) => {
    const start = Date.parse(`${monthStart(now)}T00:00:00+03:00`)
    return ({ createdAt, status }) => Date.parse(createdAt ?? '') >= start && !failedOrUnknownStatuses.has(status)
  },
}

/** Returns a predicate for bookings that belong to a set now. */
export function agendaPredicate(set: AgendaSet, now: Date): (row: BookingRow) => boolean {
  const rule = rules[set](now)
  return (row) => rule(row) === true
}

/** Whether rows always contain the fields that decide whether a booking belongs to a set. */
export const isAlwaysDecidable = (set: AgendaSet): boolean =>
  set === 'AWAITING_SUPPLIER' || set === 'UNPAID' || set === 'BOOKED_THIS_MONTH'

/** Returns a predicate for bookings that may or may not belong to a set, because the gateway does not send the deciding field. */
export function undecidedPredicate(set: AgendaSet, now: Date): (row: BookingRow) => boolean {
  const rule = rules[set](now)
  return (row) => rule(row) === null
}
