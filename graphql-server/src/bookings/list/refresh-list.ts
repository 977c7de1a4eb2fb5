import type { BookingRow } from '../booking-row.ts'
import { encodeBookingId } from '../booking-id.ts'
import type { ListPage, ListQuery } from '../gateway-calls.ts'
import { type ListState, orderOf, unite } from './list-state.ts'

/** Bookings are written and listed at slightly different times; a refresh reads this much more than it needs. */
const overlapMs = 120_000
/** A refresh that needs more pages than this is no cheaper than reading the list again. */
const maxRefreshPages = 20

type ReadPage = (query: ListQuery) => Promise<ListPage>

/** Where a refresh begins, and whether a page shows that it has met what is known already. */
function planOf(list: ListState): { query: ListQuery; meets: (page: BookingRow[]) => boolean } | null {
  if (list.supports.includes('updatedSince')) {
    return { query: { updatedSince: new Date(list.refreshedAt - overlapMs).toISOString() }, meets: () => false }
  }
  const order = orderOf(list.rows)
  if (order === 'newest-first') {
    const known = new Set(list.rows.map(encodeBookingId))
    return { query: {}, meets: (page) => page.length > 0 && page.every((row) => known.has(encodeBookingId(row))) }
  }
  // Later bookings stand on the last page and behind it.
  if (order === 'oldest-first' && list.progress === 'complete') {
    return { query: list.lastKey === null ? {} : { key: list.lastKey }, meets: () => false }
  }
  return null
}

/** Reads only what may have changed; null when the list has to be read again as a whole. */
export async function refreshList(list: ListState, readPage: ReadPage, now: number): Promise<ListState | null> {
  const plan = planOf(list)
  if (!plan) return null
  const { key, ...rest } = plan.query
  const params = { ...list.params, ...rest }
  const read: BookingRow[] = []
  let next = key ?? null
  for (let pages = 0; pages < maxRefreshPages; pages += 1) {
    const page = await readPage({ ...params, ...(next !== null && { key: next }) })
    read.push(...page.rows)
    next = page.nextKey
    // New bookings go in front, where a later refresh looks for the newest.
    if (next === null || plan.meets(page.rows)) {
      return { ...list, rows: newestFirst(list, read), refreshedAt: now }
    }
  }
  return null
}

function newestFirst(list: ListState, read: BookingRow[]): BookingRow[] {
  const isOldestFirst = orderOf(list.rows) === 'oldest-first'
  return isOldestFirst ? unite(list.rows, read) : unite(unite(read, list.rows), read)
}
