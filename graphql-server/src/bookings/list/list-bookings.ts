import type { BookingWhere, QueryBookingsArgs, Warning } from '../../__generated__/schema-types.ts'
import { pageOf } from '../../values/page.ts'
import type { Context } from '../../context.ts'
import { message } from '../../errors/message.ts'
import { pageRange } from '../../input/page-range.ts'
import { isStorable } from '../../input/text-input.ts'
import { tidy } from '../../values/text.ts'
import type { ListQuery } from '../gateway-calls.ts'
import { countStatuses, filterBookings, sortBookings, tagsInUse } from './booking-list.ts'
import { type BookingsRead, companyBookings } from './company-bookings.ts'
import { findByClientReference } from './find-booking.ts'
import { unite } from './list-state.ts'
import { type WantedBookings, selectBookings } from '../select/select-bookings.ts'

const maxPageSize = 100

/** What is missing from a list, for the agent. */
export function listWarnings(
  { complete, loading, unreadable }: Pick<BookingsRead, 'complete' | 'loading' | 'unreadable'>,
  { locale }: Context,
): Warning[] {
  const warn = (code: 'LIST_LOADING' | 'LIST_INCOMPLETE') => ({ code, message: message(code, locale), count: null })
  return [
    ...(complete ? [] : [warn(loading ? 'LIST_LOADING' : 'LIST_INCOMPLETE')]),
    ...(unreadable > 0
      ? [{ code: 'ROW_UNREADABLE' as const, message: message('ROW_UNREADABLE.bookings', locale), count: unreadable }]
      : []),
  ]
}

/** Filters that the gateway applies, where it supports them. */
const supported = (filters: Record<string, string | null | undefined>, supports: string[]): ListQuery =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value != null && value !== '' && isStorable(value) && supports.includes(name),
    ),
  )

/** Bookings to filter, and the filters that the gateway has not applied. */
type Found = {
  read: BookingsRead
  where: BookingWhere
  /** Tags in use; null where only some bookings were read. */
  tags: string[] | null
}

async function readFor(where: BookingWhere, context: Context): Promise<Found> {
  const { locale } = context
  if (where.clientReference != null) {
    const { row, complete, list } = await findByClientReference(context, where.clientReference)
    const read = { ...list, rows: row ? [row] : [], complete: complete || row !== null }
    return { read, where, tags: null }
  }
  const list = await companyBookings(context)
  const tags = tagsInUse(list.rows, locale)
  const text = supported({ text: where.text == null ? null : tidy(where.text) }, list.supports)
  if ('text' in text) {
    // The gateway also looks through guests, own references and hotel names in other languages.
    const found = await companyBookings(context, { filter: text })
    return { read: { ...found, unreadable: list.unreadable }, where: { ...where, text: null }, tags }
  }
  const { createdFrom, createdTo } = where
  const dates = list.complete ? {} : supported({ createdFrom, createdTo }, list.supports)
  if (Object.keys(dates).length === 0) return { read: list, where, tags }
  const found = await companyBookings(context, { filter: dates })
  return { read: { ...found, rows: unite(list.rows, found.rows), unreadable: list.unreadable }, where, tags }
}

/** One page of the company's bookings, filtered, sorted and counted by the gateway where it can. */
export async function listBookings({ where, sort, ...paging }: QueryBookingsArgs, context: Context) {
  const range = pageRange(paging, { pageSize: 20, maxPageSize })
  const wanted = { where: where ?? {}, sort: sort ?? 'CREATED_DESC', ...range } as const
  const { read, ...page } = (await selectBookings(wanted, context)) ?? (await pageOfWholeList(wanted, context))
  const undated = wanted.sort.startsWith('CREATED')
    ? page.items.filter(({ createdAt }) => createdAt === null).length
    : 0
  const warnings = [
    ...listWarnings(read, context),
    ...(undated > 0
      ? [
          {
            code: 'CREATION_NOT_STATED' as const,
            message: message('CREATION_NOT_STATED', context.locale),
            count: undated,
          },
        ]
      : []),
  ]
  return { ...page, totalCountIsExact: read.complete && read.unreadable === 0, complete: read.complete, warnings }
}

async function pageOfWholeList({ where, sort, page, pageSize }: WantedBookings, context: Context) {
  const { status, ...others } = where
  const now = context.clock()
  const { read, where: remaining, tags } = await readFor(others, context)
  // Each status is counted with all filters but its own.
  const counted = filterBookings(sortBookings(read.rows, sort, now), remaining, now)
  const rows = filterBookings(counted, { status: status ?? null }, now)
  return {
    ...pageOf(rows, { page, pageSize }),
    statusCounts: countStatuses(counted),
    tags: tags ?? tagsInUse(rows, context.locale),
    read,
  }
}
