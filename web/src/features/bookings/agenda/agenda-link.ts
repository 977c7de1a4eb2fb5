import type { AgendaSet, BookingSort } from '#src/__generated__/schema.ts'
import { paths } from '#src/lib/navigation/paths.ts'

/** Sets of the agenda on the home page, with the sort order that each has there. */
export const agendaSorts: Record<AgendaSet, BookingSort> = {
  ARRIVALS: 'CHECK_IN_ASC',
  DEPARTURES: 'CHECK_OUT_ASC',
  FREE_CANCELLATION: 'FREE_CANCELLATION_ASC',
  AWAITING_SUPPLIER: 'CHECK_IN_ASC',
  UNPAID: 'CHECK_IN_ASC',
  BOOKED_THIS_MONTH: 'CREATED_DESC',
}

/** URL of the bookings list that shows a whole set of the agenda. Separate from the list, so that home does not load the list's code. */
export const agendaLink = (agenda: AgendaSet): string =>
  `${paths.bookings}?${new URLSearchParams({ agenda, sort: agendaSorts[agenda] }).toString()}`
