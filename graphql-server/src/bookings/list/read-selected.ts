import type { BookingStatus, StatusCount } from '../../__generated__/schema-types.ts'
import { count, field, isObject, list, text, texts } from '../../gateway/wire.ts'
import { parseHalalas } from '../../values/money.ts'
import { type BookingKinds, findBookingKind } from '../booking-kind.ts'
import { toBookingStatus } from '../booking-status.ts'
import { readRow } from '../read-row.ts'
import type { AmountSum } from './month-totals.ts'
import type { BookingList } from './list-spec.ts'

/** A page of a list that the gateway selected, with its counts. */
export type SelectedList = BookingList & {
  /** Number of entries without a reference. */
  unreadable: number
}

function readSum(value: unknown): AmountSum {
  return {
    halalas: parseHalalas(field(value, 'amount')) ?? 0,
    stated: count(field(value, 'stated')) ?? 0,
    notStated: count(field(value, 'notStated')) ?? 0,
  }
}

function readStatuses(value: unknown): StatusCount[] {
  const counts = new Map<BookingStatus, number>()
  for (const entry of list(value)) {
    const status = toBookingStatus(text(field(entry, 'status')) ?? null)
    counts.set(status, (counts.get(status) ?? 0) + (count(field(entry, 'count')) ?? 0))
  }
  return [...counts].map(([status, number]) => ({ status, count: number }))
}

/** Reads `selected` from a response; null unless it contains all requested lists. */
export function readSelected(
  value: unknown,
  names: readonly string[],
  kinds: BookingKinds,
): Record<string, SelectedList> | null {
  const lists: Record<string, SelectedList> = {}
  for (const name of names) {
    const selectedList = field(value, name)
    const totalCount = count(field(selectedList, 'totalCount'))
    if (!isObject(selectedList) || totalCount === undefined) return null
    const entries = list(field(selectedList, 'results'))
    const rows = entries.map((entry) => readRow(entry, findBookingKind(kinds, entry))).filter((row) => row !== null)
    const sums = field(selectedList, 'sums')
    lists[name] = {
      rows,
      unreadable: entries.length - rows.length,
      totalCount,
      page: count(field(selectedList, 'page')) ?? 1,
      statusCounts: readStatuses(field(selectedList, 'statuses')),
      tags: texts(field(selectedList, 'tags')),
      sums: {
        sold: readSum(field(sums, 'totalPrice')),
        refunded: readSum(field(sums, 'refundedAmount')),
        commission: readSum(field(sums, 'commissionAmount')),
      },
    }
  }
  return lists
}
