/** Computes lists from the pages of the whole list, for gateways that do not support selections. */
import type { Context } from '../../context.ts'
import { isStorable } from '../../input/text-input.ts'
import { paginate } from '../../values/page.ts'
import { tidy } from '../../values/text.ts'
import type { BookingRow } from '../booking-row.ts'
import type { ListQuery } from '../gateway-calls.ts'
import { type BookingsRead, readCompanyBookings } from './company-bookings.ts'
import { findByClientReference } from './find-booking.ts'
import { countStatuses, filterBookings, sortedRows, tagsInUse } from './list-rows.ts'
import { mergeReads } from './list-state.ts'
import { noSums, computeSums } from './month-totals.ts'
import type { BookingList, ListFilters, ReadLists, ListSpec } from './list-spec.ts'

/** Returns the filters that the gateway supports for its whole list. */
const supportedFilters = (filters: Record<string, string | null | undefined>, supports: string[]): ListQuery =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value != null && value !== '' && isStorable(value) && supports.includes(name),
    ),
  )

/** Bookings to filter, and the filters that the gateway has not applied. */
type MatchingRows = { read: Pick<BookingsRead, 'rows' | 'complete' | 'loading'>; where: ListFilters }

async function findRows(where: ListFilters, wholeList: BookingsRead, context: Context): Promise<MatchingRows> {
  const text = supportedFilters({ text: where.text == null ? null : tidy(where.text) }, wholeList.supports)
  if ('text' in text) {
    // The gateway's search also covers guests, agent references and names in other languages.
    return { read: await readCompanyBookings(context, { filter: text }), where: { ...where, text: null } }
  }
  const { createdFrom, createdTo } = where
  const dates = wholeList.complete ? {} : supportedFilters({ createdFrom, createdTo }, wholeList.supports)
  if (Object.keys(dates).length === 0) return { read: wholeList, where }
  const found = await readCompanyBookings(context, { filter: dates })
  return { read: { ...found, rows: mergeReads(wholeList.rows, found.rows) }, where }
}

function toList(
  { read, where }: MatchingRows,
  { status, sort, page = 1, pageSize, with: extras = [] }: ListSpec,
  tags: string[],
  now: Date,
): BookingList {
  // Status counts ignore the status filter.
  const counted = sortedRows(read.rows, sort, now, (rows) => filterBookings(rows, where, now))
  const rows = filterBookings(counted, { status }, now)
  const shown: { items: BookingRow[]; page: number } =
    pageSize > 0 ? paginate(rows, { page, pageSize }) : { items: [], page: 1 }
  return {
    rows: shown.items,
    totalCount: rows.length,
    page: shown.page,
    statusCounts: extras.includes('statuses') ? countStatuses(counted) : [],
    tags: extras.includes('tags') ? tags : [],
    sums: extras.includes('sums') ? computeSums(rows) : noSums,
  }
}

/** Reads a list that contains only the booking made with a key. */
async function listByKey(spec: ListSpec, clientReference: string, context: Context) {
  const { row, complete, list } = await findByClientReference(context, clientReference)
  const read = { ...list, rows: row ? [row] : [], complete: complete || row !== null }
  return { read, list: toList({ read, where: spec.where }, spec, [], context.clock()) }
}

export async function listsFromPages(context: Context, lists: Record<string, ListSpec>): Promise<ReadLists> {
  const [[name, onlySpec] = [], ...others] = Object.entries(lists)
  const key = others.length === 0 ? onlySpec?.where.clientReference : null
  if (name !== undefined && onlySpec && key != null) {
    const { read, list } = await listByKey(onlySpec, key, context)
    return { lists: { [name]: list }, complete: read.complete, loading: read.loading, unreadable: read.unreadable }
  }
  const wholeList = await readCompanyBookings(context)
  const now = context.clock()
  const tags = tagsInUse(wholeList.rows, context.locale)
  const found = await Promise.all(
    Object.entries(lists).map(async ([name, spec]) => ({
      name,
      spec,
      found: await findRows(spec.where, wholeList, context),
    })),
  )
  const reads = found.length > 0 ? found.map((entry) => entry.found.read) : [wholeList]
  return {
    lists: Object.fromEntries(found.map((entry) => [entry.name, toList(entry.found, entry.spec, tags, now)])),
    complete: reads.every(({ complete }) => complete),
    loading: reads.some(({ loading }) => loading),
    unreadable: wholeList.unreadable,
  }
}
