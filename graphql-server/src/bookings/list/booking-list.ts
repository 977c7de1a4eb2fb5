import type { BookingSort, BookingStatus, BookingWhere } from '../../__generated__/schema-types.ts'
import { foldedText } from '../../values/folded-text.ts'
import { encodeBookingId } from '../booking-id.ts'
import { inAgenda } from '../agenda/agenda-sets.ts'
import type { BookingRow } from '../booking-row.ts'

type Test = (row: BookingRow) => boolean

const byText = (left: string, right: string) => (left < right ? -1 : Number(left > right))

const matchesText = (wanted: string): Test => {
  const folded = foldedText(wanted)
  return ({ reference, title, leadName, tags }) =>
    [reference, title, leadName, ...tags].some((field) => field !== null && foldedText(field).includes(folded))
}

const matchesTag = (wanted: string): Test => {
  const folded = foldedText(wanted)
  return ({ tags }) => tags.some((tag) => foldedText(tag) === folded)
}

type DateField = 'createdAt' | 'startsOn' | 'endsOn' | 'freeCancellationUntil'

// Instants arrive with any offset; one form makes them comparable as text.
const comparable = (date: string) => (date.includes('T') ? new Date(date).toISOString() : date)

/** Passes rows on one side of a limit, the limit included. A row without the date never passes. */
const limited =
  (field: DateField, side: 1 | -1) =>
  (limit: string): Test => {
    const wanted = comparable(limit)
    return ({ [field]: date }) => date !== null && byText(comparable(date), wanted) !== -side
  }

const given = <Value>(value: Value | null | undefined, test: (wanted: Value) => Test): Test | null =>
  value === null || value === undefined ? null : test(value)

const tests: Record<keyof BookingWhere, (where: BookingWhere, now: Date) => Test | null> = {
  status: ({ status }) => given(status, (wanted) => (row) => wanted.includes(row.status)),
  tag: ({ tag }) => given(tag, matchesTag),
  text: ({ text }) => given(text, matchesText),
  createdFrom: ({ createdFrom }) => given(createdFrom, limited('createdAt', 1)),
  createdTo: ({ createdTo }) => given(createdTo, limited('createdAt', -1)),
  checkInFrom: ({ checkInFrom }) => given(checkInFrom, limited('startsOn', 1)),
  checkInTo: ({ checkInTo }) => given(checkInTo, limited('startsOn', -1)),
  freeCancellationFrom: ({ freeCancellationFrom }) => given(freeCancellationFrom, limited('freeCancellationUntil', 1)),
  freeCancellationTo: ({ freeCancellationTo }) => given(freeCancellationTo, limited('freeCancellationUntil', -1)),
  agenda: ({ agenda }, now) => given(agenda, (set) => inAgenda(set, now)),
  clientReference: ({ clientReference }) => given(clientReference, (wanted) => (row) => row.clientReference === wanted),
}

/** The rows that pass every filter. */
export function filterBookings(rows: BookingRow[], where: BookingWhere, now: Date): BookingRow[] {
  const asked = Object.values(tests)
    .map((test) => test(where, now))
    .filter((test) => test !== null)
  return rows.filter((row) => asked.every((test) => test(row)))
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

/** Rows for each status that occurs. */
export function countStatuses(rows: BookingRow[]) {
  return statusOrder
    .map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0)
}

/** Tags in use, each once, in alphabetical order. */
export function tagsInUse(rows: BookingRow[], locale: string): string[] {
  return [...new Set(rows.flatMap((row) => row.tags))].sort(new Intl.Collator(locale).compare)
}

/** `coming`: upcoming dates first, then past ones, latest first. */
const orders: Record<BookingSort, { field: DateField; direction: 1 | -1; coming?: true }> = {
  CREATED_DESC: { field: 'createdAt', direction: -1 },
  CREATED_ASC: { field: 'createdAt', direction: 1 },
  CHECK_IN_ASC: { field: 'startsOn', direction: 1, coming: true },
  CHECK_OUT_ASC: { field: 'endsOn', direction: 1, coming: true },
  // Deadlines all carry the Makkah offset, so that they compare as text.
  FREE_CANCELLATION_ASC: { field: 'freeCancellationUntil', direction: 1, coming: true },
}

/** An arrival is upcoming until its day has ended in Makkah. */
const isOver = (date: string, now: Date) =>
  Date.parse(date.includes('T') ? date : `${date}T23:59:59+03:00`) < now.getTime()

/** A sorted copy; rows without the date come last in every order, ties are broken by id. */
export function sortBookings(rows: BookingRow[], sort: BookingSort, now: Date): BookingRow[] {
  const { field, direction, coming } = orders[sort]
  const keyed = rows.map((row) => {
    const date = row[field]
    const over = coming === true && date !== null && isOver(date, now)
    return { row, date: date ?? '', rank: date === null ? 2 : Number(over), id: encodeBookingId(row) }
  })
  keyed.sort(
    (left, right) =>
      left.rank - right.rank ||
      (left.rank === 1 ? -direction : direction) * byText(left.date, right.date) ||
      byText(left.id, right.id),
  )
  return keyed.map(({ row }) => row)
}

/** The rows of a page; a page past the end is the last one. */
export function pageOf<Row>(rows: Row[], page: number, pageSize: number) {
  const pageCount = Math.ceil(rows.length / pageSize)
  const number = Math.max(1, Math.min(page, pageCount))
  return {
    items: rows.slice((number - 1) * pageSize, number * pageSize),
    totalCount: rows.length,
    page: number,
    pageCount,
  }
}
