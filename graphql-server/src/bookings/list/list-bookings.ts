import type { BookingWhere, QueryBookingsArgs, Warning } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { message } from '../../errors/message.ts'
import { pageRange } from '../../input/page-range.ts'
import { isStorable } from '../../input/text-input.ts'
import type { ListQuery } from '../gateway-calls.ts'
import { countStatuses, filterBookings, pageOf, sortBookings, tagsInUse } from './booking-list.ts'
import { type BookingsRead, companyBookings } from './company-bookings.ts'
import { findByClientReference } from './find-booking.ts'
import { unite } from './list-state.ts'

const maxPageSize = 100

function warningsOf({ complete, loading, unreadable }: BookingsRead, { locale }: Context): Warning[] {
  const warn = (code: 'LIST_LOADING' | 'LIST_INCOMPLETE' | 'ROW_UNREADABLE', count: number | null = null) => ({
    code,
    message: message(code, locale),
    count,
  })
  return [
    ...(complete ? [] : [warn(loading ? 'LIST_LOADING' : 'LIST_INCOMPLETE')]),
    ...(unreadable > 0 ? [warn('ROW_UNREADABLE', unreadable)] : []),
  ]
}

/** Filters that the gateway can apply to a list that has not been read to its end. */
function gatewayFilter({ text, createdFrom, createdTo }: BookingWhere, supports: string[]): ListQuery | null {
  const filters = Object.entries({ text, createdFrom, createdTo }).filter(
    ([name, value]) => value != null && value !== '' && isStorable(value) && supports.includes(name),
  )
  return filters.length > 0 ? Object.fromEntries(filters) : null
}

async function readFor(where: BookingWhere, context: Context): Promise<BookingsRead> {
  if (where.clientReference != null) {
    const { row, complete, list } = await findByClientReference(context, where.clientReference)
    return { ...list, rows: row ? [row] : [], complete: complete || row !== null }
  }
  const list = await companyBookings(context)
  const filter = list.complete ? null : gatewayFilter(where, list.supports)
  if (!filter) return list
  const found = await companyBookings(context, { filter })
  return { ...found, rows: unite(list.rows, found.rows), unreadable: list.unreadable }
}

/** One page of the company's bookings. */
export async function listBookings({ where, sort, ...paging }: QueryBookingsArgs, context: Context) {
  const { page, pageSize } = pageRange(paging, { pageSize: 20, maxPageSize })
  const { status, ...others } = where ?? {}
  const read = await readFor(others, context)
  // Each status is counted with all filters but its own.
  const counted = filterBookings(read.rows, others)
  const rows = filterBookings(counted, { status: status ?? null })
  return {
    ...pageOf(sortBookings(rows, sort ?? 'CREATED_DESC', context.clock()), page, pageSize),
    complete: read.complete,
    statusCounts: countStatuses(counted),
    tags: tagsInUse(read.rows, context.locale),
    warnings: warningsOf(read, context),
  }
}
