/** Changes made through this server that the gateway's lists do not show yet. */
import type { BookingStatus } from '../../__generated__/schema-types.ts'
import type { BookingRow } from '../booking-row.ts'
import { countStatuses, filterBookings, sortBookings } from './list-rows.ts'
import { subtractSums, addSums, computeSums } from './month-totals.ts'
import { isSameBooking, withChanges } from './recent-changes.ts'
import type { ListSpec } from './list-spec.ts'
import type { SelectedList } from './read-selected.ts'

type LaggingChange = {
  /** The booking in the gateway's list; null while it is not listed. */
  listed: BookingRow | null
  /** The booking after the change. */
  changed: BookingRow
}

/** Compares changes with the gateway's rows for the same bookings, and returns those that the gateway does not show yet. */
export function findLaggingChanges(rows: BookingRow[], changes: BookingRow[]): LaggingChange[] {
  return withChanges(rows, changes).flatMap((changed) => {
    const listed = rows.find((row) => isSameBooking(row, changed)) ?? null
    return listed?.status === changed.status ? [] : [{ listed, changed }]
  })
}

/** Applies the changes that the gateway does not show yet to a list. */
export function withLaggingChanges(
  { changes, lagging }: { changes: BookingRow[]; lagging: LaggingChange[] },
  list: SelectedList,
  { where, status, sort, pageSize }: ListSpec,
  now: Date,
): SelectedList {
  const isChangeOf = (row: BookingRow) => (change: BookingRow) => isSameBooking(row, change)
  const rows = list.rows.map((row) => withChanges([row], changes.filter(isChangeOf(row)))[0] ?? row)
  if (lagging.length === 0) return { ...list, rows }

  const passesFilters = (row: BookingRow) => filterBookings([row], where, now).length > 0
  const matches = (row: BookingRow) => passesFilters(row) && (!status || status.includes(row.status))
  const listedRows = lagging.flatMap(({ listed }) => listed ?? [])
  const changedRows = lagging.map(({ changed }) => changed)
  const totalCount = list.totalCount - listedRows.filter(matches).length + changedRows.filter(matches).length

  const others = rows.filter((row) => !changedRows.some(isChangeOf(row)))
  const matchingChanges = changedRows.filter(matches)
  const sorted = sortBookings([...others, ...matchingChanges], sort, now)
  // Rows that sort before or after the page belong to other pages.
  const first = list.page > 1 ? sorted.findIndex((row) => others.includes(row)) : 0
  const isLast = list.page * pageSize >= totalCount
  const end = isLast ? sorted.length : sorted.findLastIndex((row) => others.includes(row)) + 1
  return {
    ...list,
    rows: sorted.slice(Math.max(0, first), list.page === 1 ? sorted.length : end).slice(0, pageSize),
    totalCount,
    statusCounts: correctCounts(list.statusCounts, listedRows.filter(passesFilters), changedRows.filter(passesFilters)),
    tags: [...new Set([...list.tags, ...changedRows.flatMap(({ tags }) => tags)])],
    sums: addSums(subtractSums(list.sums, computeSums(listedRows.filter(matches))), computeSums(matchingChanges)),
  }
}

function correctCounts(counts: SelectedList['statusCounts'], before: BookingRow[], after: BookingRow[]) {
  if (counts.length === 0 && after.length === 0) return counts
  const byStatus = new Map<BookingStatus, number>(counts.map(({ status, count }) => [status, count]))
  for (const { status, count } of countStatuses(before)) byStatus.set(status, (byStatus.get(status) ?? 0) - count)
  for (const { status, count } of countStatuses(after)) byStatus.set(status, (byStatus.get(status) ?? 0) + count)
  return [...byStatus].filter(([, count]) => count > 0).map(([status, count]) => ({ status, count }))
}
