/** Types of booking lists, which either the gateway or this server filters, sorts, counts and pages. */
import type {
  AgendaSet,
  BookingSort,
  BookingStatus,
  BookingWhere,
  StatusCount,
} from '../../__generated__/schema-types.ts'
import type { BookingRow } from '../booking-row.ts'
import type { AmountSums } from './month-totals.ts'

/** All filters except the status filter. `undecidedFor` matches bookings that lack the field that decides whether they belong to this agenda set. */
export type ListFilters = Omit<BookingWhere, 'status'> & { undecidedFor?: AgendaSet }

/** Filters, order and page of a list to read. */
export type ListSpec = {
  where: ListFilters
  status?: readonly BookingStatus[] | null
  sort: BookingSort
  page?: number
  /** 0 to read only the counts. */
  pageSize: number
  /** Counts to read in addition to the rows. */
  extras?: readonly ('statuses' | 'tags' | 'sums')[]
}

/** A page of a list, with the requested counts. */
export type BookingList = {
  rows: BookingRow[]
  totalCount: number
  page: number
  /** Number of bookings by status, ignoring the status filter. */
  statusCounts: StatusCount[]
  /** Tags in use, in alphabetical order. */
  tags: string[]
  sums: AmountSums
}

/** The lists that were read, by name, and whether bookings are missing from them. */
export type ListResults = {
  lists: Record<string, BookingList>
  /** False if bookings are missing because they are being read (`loading`) or the gateway failed. */
  complete: boolean
  loading: boolean
  /** Number of entries without a reference. */
  unreadable: number
}

/** Lists to read, by name. */
export type ListSpecs = {
  /** Cache key of the lists; independent of the current time. */
  key: string
  lists: Record<string, ListSpec>
}
