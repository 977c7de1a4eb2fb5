/** Lists for a gateway that does not select, computed from the pages of its whole list read so far. */
import type { Context } from '../../context.ts'
import { pageOf } from '../../values/page.ts'
import type { BookingRow } from '../booking-row.ts'
import { type BookingsRead, companyBookings } from './company-bookings.ts'
import { findByClientReference } from './find-booking.ts'
import { countStatuses, filterBookings, sortedRows, tagsInUse } from './list-rows.ts'
import { noSums, sumsOf } from './month-totals.ts'
import type { BookingList, ReadLists, WantedList } from './wanted-list.ts'

function listOf(
  all: BookingRow[],
  { where, status, sort, page = 1, pageSize, with: extras = [] }: WantedList,
  { clock, locale }: Context,
): BookingList {
  const now = clock()
  // Each status is counted with all filters but its own.
  const counted = sortedRows(all, sort, now, (rows) => filterBookings(rows, where, now))
  const rows = filterBookings(counted, { status }, now)
  const shown: { items: BookingRow[]; page: number } =
    pageSize > 0 ? pageOf(rows, { page, pageSize }) : { items: [], page: 1 }
  return {
    rows: shown.items,
    totalCount: rows.length,
    page: shown.page,
    statusCounts: extras.includes('statuses') ? countStatuses(counted) : [],
    tags: extras.includes('tags') ? tagsInUse(all, locale) : [],
    sums: extras.includes('sums') ? sumsOf(rows) : noSums,
  }
}

/** Source of the lists: all bookings, or only the booking with the key of a single list. */
async function readFor(lists: WantedList[], context: Context): Promise<BookingsRead> {
  const key = lists.length === 1 ? lists[0]?.where.clientReference : null
  if (key == null) return companyBookings(context)
  const { row, complete, list } = await findByClientReference(context, key)
  return { ...list, rows: row ? [row] : [], complete: complete || row !== null }
}

export async function listsFromPages(context: Context, lists: Record<string, WantedList>): Promise<ReadLists> {
  const { rows, ...read } = await readFor(Object.values(lists), context)
  const found = Object.entries(lists).map(([name, wanted]) => [name, listOf(rows, wanted, context)])
  return { lists: Object.fromEntries(found), ...read }
}
