import type { BookingSort, BookingStatus, StatusCount } from '../../__generated__/schema-types.ts'
import type { Locale } from '../../locale.ts'
import { searchKey, searchWords } from '../../values/text.ts'
import { utcInstant } from '../../values/instant.ts'
import { parseHalalas } from '../../values/money.ts'
import type { BookingRow } from '../booking-row.ts'
import { distinctTags } from '../tags/tag-rules.ts'
import { agendaPredicate, undecidedPredicate } from './agenda-sets.ts'
import type { ListFilters } from './list-spec.ts'
import { makkahDate } from '../../values/days.ts'

type RowPredicate = (row: BookingRow) => boolean

const compareText = (left: string, right: string) => (left < right ? -1 : Number(left > right))

/** Matches rows that contain all words, like the gateway's own search. */
const matchesText = (expected: string): RowPredicate => {
  const words = searchWords(expected)
  return ({ reference, title, leadName, tags }) => {
    const text = [reference, title ?? '', leadName ?? '', ...tags].map(searchKey).join(' ')
    return words.every((word) => text.includes(word))
  }
}

const matchesTag = (expected: string): RowPredicate => {
  const key = searchKey(expected)
  return ({ tags }) => tags.some((tag) => searchKey(tag) === key)
}

type DateField = 'createdAt' | 'startsOn' | 'endsOn' | 'freeCancellationUntil' | 'payBy'

// Filters have any offset, and deadlines the Makkah offset. In UTC, instants compare as text.
const toComparable = (date: string) => (date.includes('T') ? utcInstant(date) : date)

/** Matches rows whose date is at or after a limit (`side` 1), or at or before the limit (`side` -1). A row without the date never matches. */
const dateLimit =
  (field: DateField, side: 1 | -1) =>
  (limit: string): RowPredicate => {
    const expected = toComparable(limit)
    return ({ [field]: date }) => date !== null && compareText(toComparable(date), expected) !== -side
  }

const predicateIfPresent = <Value>(
  value: Value | null | undefined,
  createPredicate: (expected: Value) => RowPredicate,
): RowPredicate | null => (value === null || value === undefined ? null : createPredicate(value))

type Filters = ListFilters & { status?: readonly BookingStatus[] | null | undefined }

const predicates: Record<keyof Filters, (where: Filters, now: Date) => RowPredicate | null> = {
  status: ({ status }) => predicateIfPresent(status, (expected) => (row) => expected.includes(row.status)),
  tag: ({ tag }) => predicateIfPresent(tag, matchesTag),
  text: ({ text }) => predicateIfPresent(text, matchesText),
  createdFrom: ({ createdFrom }) => predicateIfPresent(createdFrom, dateLimit('createdAt', 1)),
  createdTo: ({ createdTo }) => predicateIfPresent(createdTo, dateLimit('createdAt', -1)),
  checkInFrom: ({ checkInFrom }) => predicateIfPresent(checkInFrom, dateLimit('startsOn', 1)),
  checkInTo: ({ checkInTo }) => predicateIfPresent(checkInTo, dateLimit('startsOn', -1)),
  freeCancellationFrom: ({ freeCancellationFrom }) =>
    predicateIfPresent(freeCancellationFrom, dateLimit('freeCancellationUntil', 1)),
  freeCancellationTo: ({ freeCancellationTo }) =>
    predicateIfPresent(freeCancellationTo, dateLimit('freeCancellationUntil', -1)),
  agenda: ({ agenda }, now) => predicateIfPresent(agenda, (set) => agendaPredicate(set, now)),
  undecidedFor: ({ undecidedFor }, now) => predicateIfPresent(undecidedFor, (set) => undecidedPredicate(set, now)),
  clientReference: ({ clientReference }) =>
    predicateIfPresent(clientReference, (expected) => (row) => row.clientReference === expected),
}

const memoizedValues = new WeakMap<readonly BookingRow[], Map<string, unknown>>()

/** Returns a value derived from the rows alone. The value is computed once per cached list, because every page needs it. */
function memoized<Value>(rows: readonly BookingRow[], name: string, compute: () => Value): Value {
  const values = memoizedValues.get(rows) ?? new Map<string, unknown>()
  memoizedValues.set(rows, values)
  if (!values.has(name)) values.set(name, compute())
  return values.get(name) as Value
}

/** Returns the rows that match all filters. */
export function filterBookings(rows: BookingRow[], where: Filters, now: Date): BookingRow[] {
  const activePredicates = Object.values(predicates)
    .map((createPredicate) => createPredicate(where, now))
    .filter((predicate) => predicate !== null)
  if (activePredicates.length === 0) return rows
  return rows.filter((row) => activePredicates.every((predicate) => predicate(row)))
}

const statusOrder: BookingStatus[] = [
  'CONFIRMED',
  'PENDING',
  'CANCELLED',
  'FAILED',
  'PARTIAL',
  'UNKNOWN',
  'UNRECOGNISED',
]

/** Sorts status counts in the order of `statusOrder`. */
export const sortStatusCounts = (counts: StatusCount[]): StatusCount[] =>
  counts.toSorted((left, right) => statusOrder.indexOf(left.status) - statusOrder.indexOf(right.status))

/** Counts the rows for each status that occurs. */
export const countStatuses = (rows: BookingRow[]): StatusCount[] =>
  memoized(rows, 'statuses', () => {
    const counts = new Map<BookingStatus, number>()
    for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
    return sortStatusCounts([...counts].map(([status, count]) => ({ status, count })))
  })

const collators = new Map<string, Intl.Collator>()

function findCollator(locale: Locale): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale)
  collators.set(locale, collator)
  return collator
}

/** Sorts tags alphabetically, with one spelling of each. */
export const sortTags = (tags: Iterable<string>, locale: Locale): string[] =>
  distinctTags([...tags].sort(findCollator(locale).compare))

/** Returns the tags on the rows, each once, in alphabetical order. */
export const collectTags = (rows: BookingRow[], locale: Locale): string[] =>
  memoized(rows, `tags ${locale}`, () => sortTags(new Set(rows.flatMap((row) => row.tags)), locale))

/** `upcomingFirst`: upcoming dates come first, then past ones, latest first. */
type Order =
  | { field: DateField; direction: 1 | -1; upcomingFirst?: true }
  | { field: 'total'; direction: 1 | -1; upcomingFirst?: never }

const orders: Record<BookingSort, Order> = {
  CREATED_DESC: { field: 'createdAt', direction: -1 },
  CREATED_ASC: { field: 'createdAt', direction: 1 },
  TOTAL_DESC: { field: 'total', direction: -1 },
  TOTAL_ASC: { field: 'total', direction: 1 },
  CHECK_IN_ASC: { field: 'startsOn', direction: 1, upcomingFirst: true },
  CHECK_OUT_ASC: { field: 'endsOn', direction: 1, upcomingFirst: true },
  // `makkahTime` gives the deadlines of all rows the same offset, so they compare as text.
  FREE_CANCELLATION_ASC: { field: 'freeCancellationUntil', direction: 1, upcomingFirst: true },
  PAY_BY_ASC: { field: 'payBy', direction: 1, upcomingFirst: true },
}

/** Whether a day or an instant is past. A day is past once it has ended in Makkah. */
const isPast = (date: string, now: Date, today: string) =>
  date.includes('T') ? Date.parse(date) < now.getTime() : date < today

/**
 * Returns a sorted copy. Rows without a value for the sort field come last in every order. Rows without a creation time are sorted by their first
 * day instead. Ties are sorted by reference in the same direction, so that a database index on the field and the reference gives the same order.
 */
export function sortBookings(rows: BookingRow[], sort: BookingSort, now: Date): BookingRow[] {
  return orders[sort].upcomingFirst ? sortRows(rows, sort, now) : memoized(rows, sort, () => sortRows(rows, sort, now))
}

/** Filters and sorts rows. An order that does not depend on the current time is computed once for all filters. */
export const filterAndSort = (
  rows: BookingRow[],
  sort: BookingSort,
  now: Date,
  filter: (rows: BookingRow[]) => BookingRow[],
): BookingRow[] =>
  orders[sort].upcomingFirst ? sortRows(filter(rows), sort, now) : filter(sortBookings(rows, sort, now))

function sortRows(rows: BookingRow[], sort: BookingSort, now: Date): BookingRow[] {
  const { field, direction, upcomingFirst } = orders[sort]
  const today = makkahDate(now)
  // Ranks: 0 for upcoming dates and all values of the other orders, 1 for past dates, 2 for missing values, 3 for missing creation times.
  const keyedRows = rows.map((row) => {
    if (field === 'total') {
      const halalas = row.total && parseHalalas(row.total.amount)
      return { row, halalas: halalas ?? 0, date: '', rank: halalas == null ? 2 : 0 }
    }
    const date = row[field]
    if (date === null && field === 'createdAt') return { row, halalas: 0, date: row.startsOn ?? '', rank: 3 }
    const isInPast = upcomingFirst === true && date !== null && isPast(date, now, today)
    return { row, halalas: 0, date: date ?? '', rank: date === null ? 2 : Number(isInPast) }
  })
  keyedRows.sort((left, right) => {
    if (left.rank !== right.rank) return left.rank - right.rank
    // Past dates come latest first. Rows without the value are sorted only by reference.
    const rankDirection = left.rank === 2 ? 1 : left.rank === 1 ? -direction : direction
    return (
      rankDirection *
      (left.halalas - right.halalas ||
        compareText(left.date, right.date) ||
        compareText(left.row.reference, right.row.reference) ||
        compareText(left.row.provider ?? '', right.row.provider ?? ''))
    )
  })
  return keyedRows.map(({ row }) => row)
}
