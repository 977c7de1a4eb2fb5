import type { Agent } from '#src/agents/repository.ts'
import type { Db } from '#src/database/db.ts'
import { readSnapshot } from '#src/database/read-snapshot.ts'
import type { Deps } from '#src/deps.ts'
import { toRiyals } from '#src/values/money.ts'
import { statesForStatuses } from './list-query.ts'
import { type OrderSelection, countByState, readPage, readSums, readTags } from './repository.ts'
import { toRows } from './rows.ts'
import { isSameTag } from './search-text.ts'
import { type ListSelection, readCondition, toOrderSort } from './selection.ts'

/** Reads the selected lists, by name, from one snapshot, so that pages and counts match. */
export const selectReservations = (
  deps: Deps,
  agent: Agent,
  lists: Readonly<Record<string, ListSelection>>,
  locale: string,
) => readSnapshot(deps.db, (db) => readLists({ ...deps, db }, agent, Object.entries(lists), locale))

async function readLists(
  deps: Deps,
  agent: Agent,
  lists: readonly (readonly [name: string, ListSelection])[],
  locale: string,
) {
  const { db, clock, settings } = deps
  const needsTags = lists.some(
    ([, list]) => list.with.includes('tags') || list.where.some(({ tag }) => tag !== undefined),
  )
  const tags = needsTags ? await readTags(db, agent.companyId) : []
  const selectedLists: (Awaited<ReturnType<typeof selectList>> & { name: string })[] = []
  // One after the other, so that a request uses only one connection of the pool.
  for (const [name, list] of lists) selectedLists.push({ name, ...(await selectList(db, agent, list, tags)) })

  // A booking may be in several lists; its row is built once.
  const orders = new Map(selectedLists.flatMap(({ orders: listed }) => listed.map((order) => [order.reference, order])))
  const rows = await toRows(deps, [...orders.values()], locale, { now: clock(), settings })
  const rowByReference = new Map(rows.map((row) => [row.bookingReferenceNo, row]))
  return Object.fromEntries(
    selectedLists.map(({ name, orders: listed, ...page }) => [
      name,
      { results: listed.flatMap(({ reference }) => rowByReference.get(reference) ?? []), ...page },
    ]),
  )
}

async function selectList(db: Db, agent: Agent, list: ListSelection, tags: readonly string[]) {
  const findSameTags = (text: string) => tags.filter((tag) => isSameTag(tag, text))
  const where = list.where.map((condition) => readCondition(condition, { userSub: agent.sub, findSameTags }))
  const anyStatus: OrderSelection = { companyId: agent.companyId, filters: where }
  const states = list.status && statesForStatuses(list.status)
  const selected: OrderSelection = states
    ? { ...anyStatus, filters: [...where, { states, ranges: [], ...noFlags }] }
    : anyStatus

  const needsStatuses = list.with.includes('statuses')
  // All states are counted at once if there is no other filter.
  const counts = await countByState(db, needsStatuses || where.length === 0 ? anyStatus : selected)
  const totalCount = [...counts]
    .filter(([state]) => !states || states.includes(state))
    .reduce((sum, [, count]) => sum + count, 0)
  const { pageSize } = list
  const page = pageSize === 0 ? 1 : Math.max(1, Math.min(list.page, Math.ceil(totalCount / pageSize)))
  const offset = (page - 1) * pageSize
  const slice = { offset, limit: Math.min(pageSize, totalCount - offset), total: totalCount }
  return {
    orders: slice.limit > 0 ? await readPage(db, selected, toOrderSort(list), slice) : [],
    totalCount,
    page,
    ...(needsStatuses && { statuses: countStatuses(counts) }),
    ...(list.with.includes('tags') && { tags: [...tags] }),
    ...(list.with.includes('sums') && { sums: await readListSums(db, selected) }),
  }
}

const noFlags = { isAwaitingSupplier: false, matchesNone: false } as const

const statusNames = ['CONFIRMED', 'PENDING', 'UNKNOWN', 'CANCELLED', 'FAILED']

/** Returns the number of bookings by status, without statuses that do not occur. */
const countStatuses = (counts: Awaited<ReturnType<typeof countByState>>) =>
  statusNames
    .map((status) => ({
      status,
      count: statesForStatuses([status]).reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)

async function readListSums(db: Db, selection: OrderSelection) {
  const {
    orders,
    total_price: totalPrice,
    cancelled,
    refunded,
    with_commission: withCommission,
    commission,
  } = await readSums(db, selection)
  return {
    totalPrice: { amount: toRiyals(totalPrice), stated: orders, notStated: 0 },
    refundedAmount: { amount: toRiyals(refunded), stated: cancelled, notStated: 0 },
    commissionAmount: {
      amount: toRiyals(commission),
      stated: withCommission,
      notStated: orders - cancelled - withCommission,
    },
  }
}
