import type { BookingSort, BookingStatus, BookingWhere } from '../__generated__/resolvers.ts'
import { encodeBookingId } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'

/** Text without case, accents and vowel signs, with the two Turkish i as one, for "contains" searches in every language. */
export const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

type Filter = (row: BookingRow, where: BookingWhere) => boolean

const isWithin = (value: string | null, from: string | null | undefined, to: string | null | undefined) =>
  (from == null && to == null) || (value !== null && (from == null || value >= from) && (to == null || value <= to))

// Instants arrive with any offset; one form makes them comparable as text.
const instant = (text: string | null | undefined) => (text == null ? null : new Date(text).toISOString())

const filters: Record<keyof BookingWhere, Filter> = {
  status: (row, { status }) => status == null || status.includes(row.status),
  tag: (row, { tag }) => tag == null || row.tags.some((own) => fold(own) === fold(tag.trim())),
  text: (row, { text }) => {
    if (text == null) return true
    const wanted = fold(text.trim())
    return [row.reference, row.hotelName, row.leadName, ...row.tags].some(
      (field) => field !== null && fold(field).includes(wanted),
    )
  },
  createdFrom: (row, { createdFrom }) => isWithin(row.createdAt, instant(createdFrom), null),
  createdTo: (row, { createdTo }) => isWithin(row.createdAt, null, instant(createdTo)),
  checkInFrom: (row, { checkInFrom }) => isWithin(row.checkIn, checkInFrom, null),
  checkInTo: (row, { checkInTo }) => isWithin(row.checkIn, null, checkInTo),
  freeCancellationFrom: (row, { freeCancellationFrom }) =>
    isWithin(instant(row.freeCancellationUntil), instant(freeCancellationFrom), null),
  freeCancellationTo: (row, { freeCancellationTo }) =>
    isWithin(instant(row.freeCancellationUntil), null, instant(freeCancellationTo)),
  clientReference: (row, { clientReference }) => clientReference == null || row.clientReference === clientReference,
}

/** Whether a row passes every filter. */
export function passes(row: BookingRow, where: BookingWhere): boolean {
  return Object.values(filters).every((filter) => filter(row, where))
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

/** Bookings for each status that occurs, counted with all filters but the one for the status. */
export function countStatuses(rows: BookingRow[], where: BookingWhere) {
  const others = rows.filter((row) => passes(row, { ...where, status: null }))
  return statusOrder
    .map((status) => ({ status, count: others.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0)
}

/** Tags in use, each once, in alphabetical order. */
export function tagsInUse(rows: BookingRow[], locale: string): string[] {
  return [...new Set(rows.flatMap((row) => row.tags))].sort(new Intl.Collator(locale).compare)
}

const byText = (left: string, right: string) => (left < right ? -1 : Number(left > right))

type DateField = 'createdAt' | 'checkIn' | 'freeCancellationUntil'

const orders: Record<BookingSort, { field: DateField; direction: 1 | -1 }> = {
  CREATED_DESC: { field: 'createdAt', direction: -1 },
  CREATED_ASC: { field: 'createdAt', direction: 1 },
  CHECK_IN_ASC: { field: 'checkIn', direction: 1 },
  // Deadlines all carry the Makkah offset, so that they compare as text.
  FREE_CANCELLATION_ASC: { field: 'freeCancellationUntil', direction: 1 },
}

/** A sorted copy; rows without the date come last in every order, ties are broken by id. */
export function sortBookings(rows: BookingRow[], sort: BookingSort): BookingRow[] {
  const { field, direction } = orders[sort]
  const keyed = rows.map((row) => ({ row, date: row[field], id: encodeBookingId(row) }))
  keyed.sort((left, right) => {
    if (left.date === right.date) return byText(left.id, right.id)
    if (left.date === null) return 1
    if (right.date === null) return -1
    return direction * byText(left.date, right.date)
  })
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
