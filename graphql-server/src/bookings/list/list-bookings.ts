import type { QueryBookingsArgs, Warning } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { message } from '../../errors/message.ts'
import { pageRange } from '../../input/page-range.ts'
import { collectTags } from './list-rows.ts'
import { readLists } from './read-lists.ts'
import type { ListResults } from './list-spec.ts'

const maxPageSize = 100

/** Returns warnings for the agent about missing bookings. */
export function listWarnings(
  { complete, loading, unreadable }: Omit<ListResults, 'lists'>,
  { locale }: Pick<Context, 'locale'>,
): Warning[] {
  const warn = (code: 'LIST_LOADING' | 'LIST_INCOMPLETE') => ({ code, message: message(code, locale), count: null })
  return [
    ...(complete ? [] : [warn(loading ? 'LIST_LOADING' : 'LIST_INCOMPLETE')]),
    ...(unreadable > 0
      ? [{ code: 'ROW_UNREADABLE' as const, message: message('ROW_UNREADABLE.bookings', locale), count: unreadable }]
      : []),
  ]
}

const undatedWarning = (count: number, { locale }: Context): Warning[] =>
  count > 0 ? [{ code: 'CREATION_NOT_STATED', message: message('CREATION_NOT_STATED', locale), count }] : []

/** Returns one page of the company's bookings. */
export async function listBookings({ where, sort, ...paging }: QueryBookingsArgs, context: Context) {
  const { page, pageSize } = pageRange(paging, { pageSize: 20, maxPageSize })
  const { status = null, ...filters } = where ?? {}
  const order = sort ?? 'CREATED_DESC'
  const filtersByKey = filters.clientReference != null
  // Idempotency keys belong to an agent, everything else to the company.
  const owner = filtersByKey ? context.requireB2B().sub : null
  const { lists, ...state } = await readLists(context, {
    key: JSON.stringify(['bookings', where ?? {}, order, page, pageSize, owner]),
    lists: {
      page: {
        where: filters,
        status,
        sort: order,
        page,
        pageSize,
        extras: filtersByKey ? ['statuses'] : ['statuses', 'tags'],
      },
    },
  })
  const list = lists['page']
  if (!list) throw new TypeError('a requested list was not read')
  const { rows, totalCount } = list
  const undatedCount = order.startsWith('CREATED') ? rows.filter(({ createdAt }) => createdAt === null).length : 0
  return {
    items: rows,
    totalCount,
    page: list.page,
    pageCount: Math.ceil(totalCount / pageSize),
    statusCounts: list.statusCounts,
    tags: filtersByKey ? collectTags(rows, context.locale) : list.tags,
    totalCountIsExact: state.complete && state.unreadable === 0,
    complete: state.complete,
    warnings: [...listWarnings(state, context), ...undatedWarning(undatedCount, context)],
  }
}
