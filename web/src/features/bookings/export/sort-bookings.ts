import type { BookingSort } from '#src/__generated__/schema.ts'
import { toHalalas } from '#src/domain/money.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { bookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

type DateOf = (booking: BookingRowFragment) => string | null

interface Order {
  /** Sort key: a date, or an amount in halalas. */
  readonly valueOf: (booking: BookingRowFragment) => string | bigint | null
  readonly descending?: true
  /** Upcoming dates first, then past dates, latest first. */
  readonly upcoming?: true
}

const createdAt: DateOf = (booking) => booking.createdAt

function total(booking: BookingRowFragment): bigint | null {
  const { total: money } = bookingFacts(booking)
  return money ? toHalalas(money.amount) : null
}

/** Sort orders of the list, as defined in the schema. */
const orders: Record<BookingSort, Order> = {
  CREATED_DESC: { valueOf: createdAt, descending: true },
  CREATED_ASC: { valueOf: createdAt },
  CHECK_IN_ASC: { valueOf: (booking) => bookingFacts(booking).startsOn, upcoming: true },
  CHECK_OUT_ASC: { valueOf: (booking) => bookingFacts(booking).endsOn, upcoming: true },
  FREE_CANCELLATION_ASC: { valueOf: (booking) => booking.freeCancellationUntil, upcoming: true },
  TOTAL_DESC: { valueOf: total, descending: true },
  TOTAL_ASC: { valueOf: total },
  PAY_BY_ASC: { valueOf: (booking) => booking.payBy, upcoming: true },
}

const compare = <Value extends string | bigint>(left: Value, right: Value) => (left < right ? -1 : Number(left > right))

const isPast = (date: string, now: Date) =>
  date.includes('T') ? Date.parse(date) < now.getTime() : date < todayInMakkah(now).toString()

/** Sorts bookings in an order of the list. Bookings without the date or total are last, and ties are broken by reference. */
export function sortBookings(bookings: readonly BookingRowFragment[], sort: BookingSort, now: Date) {
  const { valueOf, descending, upcoming } = orders[sort]
  const keyed = bookings.map((booking) => {
    const value = valueOf(booking)
    const group = value === null ? 2 : Number(upcoming === true && isPast(String(value), now))
    return { booking, group, value: value ?? '', supplier: booking.supplierInfo?.key ?? '' }
  })
  const isReversed = [descending === true, true, false]
  keyed.sort((left, right) => {
    if (left.group !== right.group) return left.group - right.group
    const order =
      compare(left.value, right.value) ||
      compare(left.booking.reference, right.booking.reference) ||
      compare(left.supplier, right.supplier)
    return isReversed[left.group] ? -order : order
  })
  return keyed.map(({ booking }) => booking)
}
