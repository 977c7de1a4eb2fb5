import type { BookingRow } from '../booking-row.ts'
import { encodeBookingId } from '../booking-id.ts'
import type { ListPage, ListQuery } from '../gateway-calls.ts'
import { type ListState, detectOrder, mergeReads } from './list-state.ts'

/** Overlap of a refresh with the previous read, because bookings are written and listed at slightly different times. */
const overlapMs = 120_000
/** Maximum number of pages in a refresh. Beyond that, rereading the whole list costs no more. */
const maxRefreshPages = 20

type ReadPage = (query: ListQuery) => Promise<ListPage>

/** Plans a refresh: the first query, and a test for whether a page has reached known rows. Null if the list cannot be refreshed. */
function planRefresh(list: ListState): { query: ListQuery; reachesKnownRows: (page: BookingRow[]) => boolean } | null {
  if (list.supports.includes('updatedSince')) {
    return {
      query: { updatedSince: new Date(list.refreshedAt - overlapMs).toISOString() },
      reachesKnownRows: () => false,
    }
  }
  const order = detectOrder(list.rows)
  if (order === 'newest-first') {
    const knownIds = new Set(list.rows.map(encodeBookingId))
    return {
      query: {},
      reachesKnownRows: (page) => page.length > 0 && page.every((row) => knownIds.has(encodeBookingId(row))),
    }
  }
  // New bookings are on the last page and after it.
  if (order === 'oldest-first' && list.progress === 'complete') {
    return { query: list.lastKey === null ? {} : { key: list.lastKey }, reachesKnownRows: () => false }
  }
  return null
}

/** Reads only pages that may have changed; null if the whole list has to be reread. */
export async function refreshList(list: ListState, readPage: ReadPage, now: number): Promise<ListState | null> {
  const plan = planRefresh(list)
  if (!plan) return null
  const { key, ...rest } = plan.query
  const params = { ...list.params, ...rest }
  const newRows: BookingRow[] = []
  let next = key ?? null
  for (let pages = 0; pages < maxRefreshPages; pages += 1) {
    const page = await readPage({ ...params, ...(next !== null && { key: next }) })
    newRows.push(...page.rows)
    next = page.nextKey
    if (next === null || plan.reachesKnownRows(page.rows)) {
      return { ...list, rows: mergeNewRows(list, newRows), refreshedAt: now }
    }
  }
  return null
}

/** Merges new rows in the order in which the gateway lists them, because a later refresh relies on that order. */
function mergeNewRows(list: ListState, newRows: BookingRow[]): BookingRow[] {
  const isOldestFirst = detectOrder(list.rows) === 'oldest-first'
  return isOldestFirst ? mergeReads(list.rows, newRows) : mergeReads(mergeReads(newRows, list.rows), newRows)
}
