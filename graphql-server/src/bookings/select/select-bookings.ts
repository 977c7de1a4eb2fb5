import type { BookingSort, BookingWhere } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import type { GatewayFindings } from '../../gateway/client.ts'
import { filterBookings, inStatusOrder, sortedTags, tagsInUse } from '../list/booking-list.ts'
import { conditionsOf, orderOfSort } from './conditions.ts'
import { selectLists } from './select-lists.ts'

export type WantedBookings = { where: BookingWhere; sort: BookingSort; page: number; pageSize: number }

/** Whether the gateway may be asked for lists in an order. Totals came later than the other orders, so a gateway names them on its own. */
const selects = (findings: GatewayFindings, sort: BookingSort): boolean =>
  findings.selects === true && (sort === 'TOTAL_ASC' || sort === 'TOTAL_DESC')
    ? findings.supports.includes('select.totalPrice')
    : findings.selects !== false

/** The largest number of a page in the gateway contract; a page past the end is the last one. */
const maxPage = 1_000_000_000

/** One page of the company's bookings with one call; null where the gateway cannot select it. */
export async function selectBookings(wanted: WantedBookings, context: Context) {
  const { where, sort, page, pageSize } = wanted
  if (!selects(context.gateway.findings, sort)) return null
  const { status, ...others } = where
  const now = context.clock()
  // Keys are each agent's own, all else is the company's.
  const owner = where.clientReference == null ? null : context.requireB2B().sub
  const selected = await selectLists(context, {
    key: JSON.stringify(['bookings', where, sort, page, pageSize, owner]),
    lists: {
      page: {
        request: {
          where: conditionsOf(others, now),
          ...(status != null && { status: [...new Set(status)] }),
          ...orderOfSort(sort, now),
          page: Math.min(page, maxPage),
          pageSize,
          with: where.clientReference == null ? ['statuses', 'tags'] : ['statuses'],
        },
        passes: (row) => filterBookings([row], others, now).length > 0,
        sort,
      },
    },
  })
  const list = selected?.lists['page']
  if (!selected || !list) return null
  const { rows, totalCount, unreadable, statusCounts, tags } = list
  return {
    items: rows,
    totalCount,
    page: list.page,
    pageCount: Math.ceil(totalCount / pageSize),
    statusCounts: inStatusOrder(statusCounts),
    tags: where.clientReference == null ? sortedTags(tags, context.locale) : tagsInUse(rows, context.locale),
    read: { complete: selected.complete, loading: false, unreadable },
  }
}
