import type { BookingSort } from '#src/__generated__/schema.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { bookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

type DateOf = (booking: BookingRowFragment) => string | null

interface Order {
  readonly dateOf: DateOf
  readonly descending?: true
  /** Upcoming dates first, then past ones, latest first. */
  readonly upcoming?: true
}

const createdAt: DateOf = (booking) => booking.createdAt

/** The orders of the list, as the schema describes them. */
const orders: Record<BookingSort, Order> = {
  CREATED_DESC: { dateOf: createdAt, descending: true },
  CREATED_ASC: { dateOf: createdAt },
  CHECK_IN_ASC: { dateOf: (booking) => bookingFacts(booking).startsOn, upcoming: true },
  CHECK_OUT_ASC: { dateOf: (booking) => bookingFacts(booking).endsOn, upcoming: true },
  FREE_CANCELLATION_ASC: { dateOf: (booking) => booking.freeCancellationUntil, upcoming: true },
  PAY_BY_ASC: { dateOf: (booking) => booking.payBy, upcoming: true },
}

const compareTexts = (left: string, right: string) => (left < right ? -1 : Number(left > right))

const isPast = (date: string, now: Date) =>
  date.includes('T') ? Date.parse(date) < now.getTime() : date < todayInMakkah(now).toString()

/** Bookings in an order of the list; those without the date come last, and ties are broken by reference. */
export function sortBookings(bookings: readonly BookingRowFragment[], sort: BookingSort, now: Date) {
  const { dateOf, descending, upcoming } = orders[sort]
  const keyed = bookings.map((booking) => {
    const date = dateOf(booking)
    const group = date === null ? 2 : Number(upcoming === true && isPast(date, now))
    return { booking, group, date: date ?? '', supplier: booking.supplierInfo?.key ?? '' }
  })
  const isReversed = [descending === true, true, false]
  keyed.sort((left, right) => {
    if (left.group !== right.group) return left.group - right.group
    const order =
      compareTexts(left.date, right.date) ||
      compareTexts(left.booking.reference, right.booking.reference) ||
      compareTexts(left.supplier, right.supplier)
    return isReversed[left.group] ? -order : order
  })
  return keyed.map(({ booking }) => booking)
}
