import type { BookingRow } from '../booking-row.ts'
import { encodeBookingId } from '../booking-id.ts'
import type { ListPage } from '../gateway-calls.ts'
import { type ListState, mergeReread, orderOf } from './list-state.ts'

/** Maximum pages of a refresh; beyond that, rereading the list is no more expensive. */
const maxRefreshPages = 20

/** Reads only pages that may hold new bookings; null when the whole list has to be reread. */
export async function refreshList(
  list: ListState,
  readPage: (key: string | null) => Promise<ListPage>,
  now: number,
): Promise<ListState | null> {
  const order = orderOf(list.rows)
  const isOldestFirst = order === 'oldest-first' && list.progress === 'complete'
  if (order !== 'newest-first' && !isOldestFirst) return null
  const known = new Set(list.rows.map(encodeBookingId))
  const isKnown = (page: BookingRow[]) => page.length > 0 && page.every((row) => known.has(encodeBookingId(row)))
  const read: BookingRow[] = []
  // If the oldest come first, new bookings are on the last page and after it.
  let next = isOldestFirst ? list.lastKey : null
  for (let pages = 0; pages < maxRefreshPages; pages += 1) {
    const page = await readPage(next)
    read.push(...page.rows)
    next = page.nextKey
    if (next === null || (!isOldestFirst && isKnown(page.rows))) {
      return { ...list, rows: mergeReread(list.rows, read), refreshedAt: now }
    }
  }
  return null
}
