import type { BookingSort } from '#src/__generated__/schema.ts'
import { toHalalas } from '#src/domain/money.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { toBookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

interface Order {
  /** Sort key: a date, or an amount in halalas. */
  readonly readValue: (booking: BookingRowFragment) => string | bigint | null
  readonly descending?: true
  /** Sorts upcoming dates first, followed by past dates, latest first. */
  readonly upcomingFirst?: true
}

function readTotal(booking: BookingRowFragment): bigint | null {
  const { total: money } = toBookingFacts(booking)
  return money ? toHalalas(money.amount) : null
}

/** Sort orders of the list, as defined in the schema. */
const orders: Record<BookingSort, Order> = {
  CREATED_DESC: { readValue: (booking) => booking.createdAt, descending: true },
  CREATED_ASC: { readValue: (booking) => booking.createdAt },
  CHECK_IN_ASC: { readValue: (booking) => toBookingFacts(booking).startsOn, upcomingFirst: true },
  CHECK_OUT_ASC: { readValue: (booking) => toBookingFacts(booking).endsOn, upcomingFirst: true },
  FREE_CANCELLATION_ASC: { readValue: (booking) => booking.freeCancellationUntil, upcomingFirst: true },
  TOTAL_DESC: { readValue: readTotal, descending: true },
  TOTAL_ASC: { readValue: readTotal },
  PAY_BY_ASC: { readValue: (booking) => booking.payBy, upcomingFirst: true },
}

const compare = <Value extends string | bigint>(left: Value, right: Value) => (left < right ? -1 : Number(left > right))

const isPast = (date: string, now: Date) =>
  date.includes('T') ? Date.parse(date) < now.getTime() : date < todayInMakkah(now).toString()

/** Sorts bookings in a sort order of the list. Bookings without a value to sort by come last. Ties are broken by reference. */
export function sortBookings(bookings: readonly BookingRowFragment[], sort: BookingSort, now: Date) {
  const { readValue, descending, upcomingFirst } = orders[sort]
  const keyedBookings = bookings.map((booking) => {
    const value = readValue(booking)
    const group = value === null ? 2 : Number(upcomingFirst === true && isPast(String(value), now))
    return { booking, group, value: value ?? '', supplier: booking.supplierInfo?.key ?? '' }
  })
  // Groups: bookings in the sort order, bookings with past dates, bookings without a value.
  const isReversedByGroup = [descending === true, true, false]
  keyedBookings.sort((left, right) => {
    if (left.group !== right.group) return left.group - right.group
    const order =
      compare(left.value, right.value) ||
      compare(left.booking.reference, right.booking.reference) ||
      compare(left.supplier, right.supplier)
    return isReversedByGroup[left.group] ? -order : order
  })
  return keyedBookings.map(({ booking }) => booking)
}
