/** Computes lists from the pages of the whole list, for gateways that do not support selections. */
import type { Context } from '../../context.ts'
import { isStorable } from '../../input/text-input.ts'
import { paginate } from '../../values/page.ts'
import { tidy } from '../../values/text.ts'
import type { BookingRow } from '../booking-row.ts'
import type { ListQuery } from '../gateway-calls.ts'
import { type BookingsRead, readCompanyBookings } from './company-bookings.ts'
import { findByClientReference } from './find-booking.ts'
import { countStatuses, filterBookings, filterAndSort, collectTags } from './list-rows.ts'
import { mergeReads } from './list-state.ts'
import { noSums, computeSums } from './month-totals.ts'
import type { BookingList, ListFilters, ListResults, ListSpec } from './list-spec.ts'

/** Returns the filters that the gateway supports for its whole list. */
const supportedFilters = (filters: Record<string, string | null | undefined>, supports: string[]): ListQuery =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value != null && value !== '' && isStorable(value) && supports.includes(name),
    ),
  )

/** Bookings to filter, and the filters that the gateway has not applied. */
type BookingsToFilter = { bookings: Pick<BookingsRead, 'rows' | 'complete' | 'loading'>; where: ListFilters }

async function readBookingsToFilter(
  where: ListFilters,
  wholeList: BookingsRead,
  context: Context,
): Promise<BookingsToFilter> {
  const text = supportedFilters({ text: where.text == null ? null : tidy(where.text) }, wholeList.supports)
  if ('text' in text) {
    // The gateway's search also covers guests, agent references and names in other languages.
    return { bookings: await readCompanyBookings(context, { filter: text }), where: { ...where, text: null } }
  }
  const { createdFrom, createdTo } = where
  const dates = wholeList.complete ? {} : supportedFilters({ createdFrom, createdTo }, wholeList.supports)
  if (Object.keys(dates).length === 0) return { bookings: wholeList, where }
  const datedList = await readCompanyBookings(context, { filter: dates })
  return { bookings: { ...datedList, rows: mergeReads(wholeList.rows, datedList.rows) }, where }
}

function toList(
  { bookings, where }: BookingsToFilter,
  { status, sort, page = 1, pageSize, extras = [] }: ListSpec,
  tags: string[],
  now: Date,
): BookingList {
  // Status counts ignore the status filter.
  const countedRows = filterAndSort(bookings.rows, sort, now, (rows) => filterBookings(rows, where, now))
  const rows = filterBookings(countedRows, { status }, now)
  const currentPage: { items: BookingRow[]; page: number } =
    pageSize > 0 ? paginate(rows, { page, pageSize }) : { items: [], page: 1 }
  return {
    rows: currentPage.items,
    totalCount: rows.length,
    page: currentPage.page,
    statusCounts: extras.includes('statuses') ? countStatuses(countedRows) : [],
    tags: extras.includes('tags') ? tags : [],
    sums: extras.includes('sums') ? computeSums(rows) : noSums,
  }
}

/** Reads a list that contains only the booking made with a key. */
async function listByKey(spec: ListSpec, clientReference: string, context: Context) {
  const { row, complete, list } = await findByClientReference(context, clientReference)
  const bookings = { ...list, rows: row ? [row] : [], complete: complete || row !== null }
  return { bookings, list: toList({ bookings, where: spec.where }, spec, [], context.clock()) }
}

export async function listsFromPages(context: Context, lists: Record<string, ListSpec>): Promise<ListResults> {
  const [[name, onlySpec] = [], ...others] = Object.entries(lists)
  const key = others.length === 0 ? onlySpec?.where.clientReference : null
  if (name !== undefined && onlySpec && key != null) {
    const { bookings, list } = await listByKey(onlySpec, key, context)
    const { complete, loading, unreadable } = bookings
    return { lists: { [name]: list }, complete, loading, unreadable }
  }
  const wholeList = await readCompanyBookings(context)
  const now = context.clock()
  const tags = collectTags(wholeList.rows, context.locale)
  const sources = await Promise.all(
    Object.entries(lists).map(async ([name, spec]) => ({
      name,
      spec,
      source: await readBookingsToFilter(spec.where, wholeList, context),
    })),
  )
  const reads = sources.length > 0 ? sources.map(({ source }) => source.bookings) : [wholeList]
  return {
    lists: Object.fromEntries(sources.map(({ name, spec, source }) => [name, toList(source, spec, tags, now)])),
    complete: reads.every(({ complete }) => complete),
    loading: reads.some(({ loading }) => loading),
    unreadable: wholeList.unreadable,
  }
}
