import type { Agenda, AgendaSet, BookingSort } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { pageRange } from '../../input/page-range.ts'
import type { BookingRow } from '../booking-row.ts'
import { sortBookings } from '../list/booking-list.ts'
import { companyBookings } from '../list/company-bookings.ts'
import { listWarnings } from '../list/list-bookings.ts'
import { agendaDays, inAgenda, mayBeInAgenda } from './agenda-sets.ts'
import { monthTotals } from './month-totals.ts'

const maxPageSize = 20

/** The agenda's own fields, and the rows and the time from which its lists are made. */
export type AgendaSource = Pick<Agenda, 'today' | 'until' | 'month' | 'complete' | 'warnings'> & {
  rows: BookingRow[]
  now: Date
}

/** Reads the company's list once, for all parts of the agenda. */
export async function readAgenda(context: Context): Promise<AgendaSource> {
  const now = context.clock()
  const read = await companyBookings(context)
  const { rows, complete } = read
  return {
    rows,
    now,
    ...agendaDays(now),
    month: monthTotals(rows, now),
    complete,
    warnings: listWarnings(read, context),
  }
}

/** The first bookings of a set. Unknown outcomes lead what awaits the supplier. */
export function agendaList(
  { rows, now }: AgendaSource,
  { set, sort }: { set: AgendaSet; sort: BookingSort },
  args: { pageSize?: number | null },
) {
  const { pageSize } = pageRange(args, { pageSize: 5, maxPageSize })
  const found = sortBookings(rows.filter(inAgenda(set, now)), sort, now)
  const items = set === 'AWAITING_SUPPLIER' ? unknownFirst(found) : found
  return {
    items: items.slice(0, pageSize),
    totalCount: found.length,
    notStated: rows.filter(mayBeInAgenda(set, now)).length,
  }
}

const unknownFirst = (rows: BookingRow[]): BookingRow[] => [
  ...rows.filter(({ status }) => status === 'UNKNOWN'),
  ...rows.filter(({ status }) => status !== 'UNKNOWN'),
]
