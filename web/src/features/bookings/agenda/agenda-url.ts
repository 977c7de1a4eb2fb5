import type { AgendaSet, BookingSort } from '#src/__generated__/schema.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** Sort order of each set of the agenda on the home page. */
export const agendaSorts: Record<AgendaSet, BookingSort> = {
  ARRIVALS: 'CHECK_IN_ASC',
  DEPARTURES: 'CHECK_OUT_ASC',
  FREE_CANCELLATION: 'FREE_CANCELLATION_ASC',
  AWAITING_SUPPLIER: 'CHECK_IN_ASC',
  UNPAID: 'CHECK_IN_ASC',
  BOOKED_THIS_MONTH: 'CREATED_DESC',
}

/** URL of the bookings list filtered by a set of the agenda. Separate from the list, so that the home page does not load the list's code. */
export const agendaUrl = (agenda: AgendaSet): string =>
  `${paths.bookings}?${new URLSearchParams({ agenda, sort: agendaSorts[agenda] }).toString()}`
