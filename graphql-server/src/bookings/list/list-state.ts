import { createHash } from 'node:crypto'
import { encodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import type { ListPage, ListQuery } from '../gateway-calls.ts'

/** The part of a list that has been read, and the data needed to continue. Do not mutate a stored state. */
export type ListState = {
  rows: BookingRow[]
  /** Whether there is more to read, or why reading stopped before the end: `pages` and `rows` are limits that were reached. */
  progress: 'reading' | 'complete' | 'repeated-key' | 'pages' | 'rows'
  /** Key of the page to read next; null for the first page. */
  nextKey: string | null
  /** Key of the last page that was read. New bookings appear there if the oldest come first. */
  lastKey: string | null
  /** Digests of the keys followed so far, to detect repetition. */
  keys: string[]
  /** Number of consecutive pages without a new booking. */
  idlePages: number
  /** Number of entries without a reference. */
  unreadable: number
  supports: string[]
  /** Parameters of every page; a page key is valid only with the parameters for which it was issued. */
  params: ListQuery
  /** When this read of the whole list began, in epoch milliseconds. */
  startedAt: number
  /** When the newest bookings were last read. */
  refreshedAt: number
  /** Version of the company's bookings. The version changes with every change made through this server. */
  generation: string
}

/** Limits of one list, documented in docs/gateway-contract.md. */
const maxRows = 20_000
const maxPages = 5000
const maxIdlePages = 20

export const emptyList = (now: number, generation: string, params: ListQuery): ListState => ({
  rows: [],
  progress: 'reading',
  nextKey: null,
  lastKey: null,
  keys: [],
  idlePages: 0,
  unreadable: 0,
  supports: [],
  params,
  startedAt: now,
  refreshedAt: now,
  generation,
})

type ListOrder = 'newest-first' | 'oldest-first' | 'none'

/** Derives the order in which a gateway lists bookings from the creation times read so far. */
export function detectOrder(rows: readonly BookingRow[]): ListOrder {
  let ascending = 0
  let descending = 0
  let previous: string | null = null
  for (const { createdAt } of rows) {
    if (createdAt === null) continue
    if (previous !== null && createdAt > previous) ascending += 1
    if (previous !== null && createdAt < previous) descending += 1
    previous = createdAt
  }
  if (descending > ascending * 10) return 'newest-first'
  return ascending > descending * 10 ? 'oldest-first' : 'none'
}

const digest = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 12)

/** Merges the rows of two reads, each booking once. The later row wins, at the earlier position. */
export function mergeReads(earlier: readonly BookingRow[], later: readonly BookingRow[]): BookingRow[] {
  const rows = new Map(earlier.map((row) => [encodeBookingId(row), row]))
  for (const row of later) rows.set(encodeBookingId(row), row)
  return [...rows.values()]
}

/** Continues reading a list. `add` adds its next page; `state` returns the list so far. */
export function continueList(start: ListState) {
  const rows = new Map(start.rows.map((row) => [encodeBookingId(row), row]))
  const keys = new Set(start.keys)
  let { progress, nextKey, lastKey, idlePages, unreadable, supports } = start

  /** Whether the list has reached its row limit. If the gateway lists the oldest bookings first, removes the oldest rows instead. */
  const isFull = () => {
    if (rows.size <= maxRows) return false
    if (detectOrder([...rows.values()]) !== 'oldest-first') return true
    for (const id of rows.keys()) {
      if (rows.size <= maxRows) break
      rows.delete(id)
    }
    return false
  }

  return {
    nextKey: () => nextKey,
    isReading: () => progress === 'reading',
    add(page: ListPage): void {
      const sizeBefore = rows.size
      for (const row of page.rows) rows.set(encodeBookingId(row), row)
      idlePages = rows.size === sizeBefore ? idlePages + 1 : 0
      if (nextKey === null) supports = page.supports
      unreadable += page.unreadable
      lastKey = nextKey
      nextKey = page.nextKey
      const nextDigest = nextKey === null ? null : digest(nextKey)
      if (nextDigest === null) progress = 'complete'
      else if (keys.has(nextDigest) || idlePages >= maxIdlePages) progress = 'repeated-key'
      else if (isFull()) progress = 'rows'
      else if (keys.size >= maxPages) progress = 'pages'
      if (nextDigest !== null) keys.add(nextDigest)
    },
    state: (): ListState => ({
      ...start,
      rows: [...rows.values()].slice(0, maxRows),
      progress,
      nextKey,
      lastKey,
      keys: [...keys],
      idlePages,
      unreadable,
      supports,
    }),
  }
}
