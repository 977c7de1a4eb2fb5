/** Lists of bookings, filtered, sorted, counted and paged by the gateway or by this server. */
import type {
  AgendaSet,
  BookingSort,
  BookingStatus,
  BookingWhere,
  StatusCount,
} from '../../__generated__/schema-types.ts'
import type { BookingRow } from '../booking-row.ts'
import type { AmountSums } from './month-totals.ts'

/** All filters except the status filter. `mayBeIn`: the gateway does not state whether the booking belongs to the set. */
export type ListFilters = Omit<BookingWhere, 'status'> & { mayBeIn?: AgendaSet }

/** A requested page of a list. */
export type WantedList = {
  where: ListFilters
  status?: readonly BookingStatus[] | null
  sort: BookingSort
  page?: number
  /** 0 for the counts alone. */
  pageSize: number
  with?: readonly ('statuses' | 'tags' | 'sums')[]
}

/** A page of a list, with the requested counts. */
export type BookingList = {
  rows: BookingRow[]
  totalCount: number
  page: number
  /** Bookings by status, in the order of the statuses, without the filter by status. */
  statusCounts: StatusCount[]
  /** Tags in use, in alphabetical order. */
  tags: string[]
  sums: AmountSums
}

export type ReadLists = {
  lists: Record<string, BookingList>
  /** False when bookings are missing: they are being read (`loading`), or the gateway fails. */
  complete: boolean
  loading: boolean
  /** Entries without a reference. */
  unreadable: number
}

export type WantedLists = {
  /** Cache key of a requested list; independent of the time. */
  key: string
  lists: Record<string, WantedList>
}
