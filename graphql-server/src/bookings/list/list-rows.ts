import type { BookingSort, BookingStatus, StatusCount } from '../../__generated__/schema-types.ts'
import type { Locale } from '../../locale.ts'
import { searchKey, searchWords } from '../../values/text.ts'
import { utcInstant } from '../../values/instant.ts'
import { parseHalalas } from '../../values/money.ts'
import type { BookingRow } from '../booking-row.ts'
import { distinctTags } from '../tags/tag-rules.ts'
import { agendaPredicate, mayBeInAgenda } from './agenda-sets.ts'
import type { ListFilters } from './list-spec.ts'
import { makkahDate } from '../../values/days.ts'

type Test = (row: BookingRow) => boolean

const compareText = (left: string, right: string) => (left < right ? -1 : Number(left > right))

/** Matches rows that contain all words, like the gateway's own search. */
const matchesText = (expected: string): Test => {
  const words = searchWords(expected)
  return ({ reference, title, leadName, tags }) => {
    const text = [reference, title ?? '', leadName ?? '', ...tags].map(searchKey).join(' ')
    return words.every((word) => text.includes(word))
  }
}

const matchesTag = (expected: string): Test => {
  const key = searchKey(expected)
  return ({ tags }) => tags.some((tag) => searchKey(tag) === key)
}

type DateField = 'createdAt' | 'startsOn' | 'endsOn' | 'freeCancellationUntil' | 'payBy'

// Instants arrive with any offset; in UTC they compare as text.
const comparable = (date: string) => (date.includes('T') ? utcInstant(date) : date)

/** Matches rows with a date on one side of a limit, inclusive. A row without the date never matches. */
const dateLimit =
  (field: DateField, side: 1 | -1) =>
  (limit: string): Test => {
    const expected = comparable(limit)
    return ({ [field]: date }) => date !== null && compareText(comparable(date), expected) !== -side
  }

const testIfGiven = <Value>(value: Value | null | undefined, test: (expected: Value) => Test): Test | null =>
  value === null || value === undefined ? null : test(value)

type Filters = ListFilters & { status?: readonly BookingStatus[] | null | undefined }

const tests: Record<keyof Filters, (where: Filters, now: Date) => Test | null> = {
  status: ({ status }) => testIfGiven(status, (expected) => (row) => expected.includes(row.status)),
  tag: ({ tag }) => testIfGiven(tag, matchesTag),
  text: ({ text }) => testIfGiven(text, matchesText),
  createdFrom: ({ createdFrom }) => testIfGiven(createdFrom, dateLimit('createdAt', 1)),
  createdTo: ({ createdTo }) => testIfGiven(createdTo, dateLimit('createdAt', -1)),
  checkInFrom: ({ checkInFrom }) => testIfGiven(checkInFrom, dateLimit('startsOn', 1)),
  checkInTo: ({ checkInTo }) => testIfGiven(checkInTo, dateLimit('startsOn', -1)),
  freeCancellationFrom: ({ freeCancellationFrom }) =>
    testIfGiven(freeCancellationFrom, dateLimit('freeCancellationUntil', 1)),
  freeCancellationTo: ({ freeCancellationTo }) =>
    testIfGiven(freeCancellationTo, dateLimit('freeCancellationUntil', -1)),
  agenda: ({ agenda }, now) => testIfGiven(agenda, (set) => agendaPredicate(set, now)),
  mayBeIn: ({ mayBeIn }, now) => testIfGiven(mayBeIn, (set) => mayBeInAgenda(set, now)),
  clientReference: ({ clientReference }) =>
    testIfGiven(clientReference, (expected) => (row) => row.clientReference === expected),
}

const computed = new WeakMap<readonly BookingRow[], Map<string, unknown>>()

/** Values derived from rows alone, computed once per cached list because every page needs them. */
function memoized<Value>(rows: readonly BookingRow[], name: string, compute: () => Value): Value {
  const values = computed.get(rows) ?? new Map<string, unknown>()
  computed.set(rows, values)
  if (!values.has(name)) values.set(name, compute())
  return values.get(name) as Value
}

/** Returns the rows that match all filters. */
export function filterBookings(rows: BookingRow[], where: Filters, now: Date): BookingRow[] {
  const activeTests = Object.values(tests)
    .map((test) => test(where, now))
    .filter((test) => test !== null)
  return activeTests.length === 0 ? rows : rows.filter((row) => activeTests.every((test) => test(row)))
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

/** Sorts counts in the order of the statuses. */
export const inStatusOrder = (counts: StatusCount[]): StatusCount[] =>
  counts.toSorted((left, right) => statusOrder.indexOf(left.status) - statusOrder.indexOf(right.status))

/** Counts the rows for each status that occurs. */
export const countStatuses = (rows: BookingRow[]): StatusCount[] =>
  memoized(rows, 'statuses', () => {
    const counts = new Map<BookingStatus, number>()
    for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
    return inStatusOrder([...counts].map(([status, count]) => ({ status, count })))
  })

const collators = new Map<string, Intl.Collator>()

function findCollator(locale: Locale): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale)
  collators.set(locale, collator)
  return collator
}

/** Sorts tags alphabetically, with one spelling of each. */
export const sortedTags = (tags: Iterable<string>, locale: Locale): string[] =>
  distinctTags([...tags].sort(findCollator(locale).compare))

/** Returns the tags in use, each once, in alphabetical order. */
export const tagsInUse = (rows: BookingRow[], locale: Locale): string[] =>
  memoized(rows, `tags ${locale}`, () => sortedTags(new Set(rows.flatMap((row) => row.tags)), locale))

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
  // All deadlines have the Makkah offset, so they compare as text.
  FREE_CANCELLATION_ASC: { field: 'freeCancellationUntil', direction: 1, upcomingFirst: true },
  PAY_BY_ASC: { field: 'payBy', direction: 1, upcomingFirst: true },
}

/** Whether a date is past. A day is past when it ends in Makkah. */
const isPast = (date: string, now: Date, today: string) =>
  date.includes('T') ? Date.parse(date) < now.getTime() : date < today

/**
 * Returns a sorted copy. Rows without the date or total come last in every order; those without a creation time are sorted by their first day.
 * Ties are sorted by reference in the same direction, so that a database index on both gives the same order.
 */
export function sortBookings(rows: BookingRow[], sort: BookingSort, now: Date): BookingRow[] {
  return orders[sort].upcomingFirst ? sorted(rows, sort, now) : memoized(rows, sort, () => sorted(rows, sort, now))
}

/** Filters and sorts rows. An order that does not depend on the current time is computed once for all filters. */
export const sortedRows = (
  rows: BookingRow[],
  sort: BookingSort,
  now: Date,
  filter: (rows: BookingRow[]) => BookingRow[],
): BookingRow[] =>
  orders[sort].upcomingFirst ? sorted(filter(rows), sort, now) : filter(sortBookings(rows, sort, now))

function sorted(rows: BookingRow[], sort: BookingSort, now: Date): BookingRow[] {
  const { field, direction, upcomingFirst } = orders[sort]
  const today = makkahDate(now)
  const keyed = rows.map((row) => {
    if (field === 'total') {
      const halalas = row.total && parseHalalas(row.total.amount)
      return { row, halalas: halalas ?? 0, date: '', rank: halalas == null ? 2 : 0 }
    }
    const date = row[field]
    if (date === null && field === 'createdAt') return { row, halalas: 0, date: row.startsOn ?? '', rank: 3 }
    const isOver = upcomingFirst === true && date !== null && isPast(date, now, today)
    return { row, halalas: 0, date: date ?? '', rank: date === null ? 2 : Number(isOver) }
  })
  keyed.sort((left, right) => {
    if (left.rank !== right.rank) return left.rank - right.rank
    const rankDirection = left.rank === 2 ? 1 : left.rank === 1 ? -direction : direction
    return (
      rankDirection *
      (left.halalas - right.halalas ||
        compareText(left.date, right.date) ||
        compareText(left.row.reference, right.row.reference) ||
        compareText(left.row.provider ?? '', right.row.provider ?? ''))
    )
  })
  return keyed.map(({ row }) => row)
}
