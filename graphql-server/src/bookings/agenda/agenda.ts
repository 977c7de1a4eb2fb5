import type { Agenda, AgendaList, AgendaSet, BookingSort, BookingStatus } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { pageRange } from '../../input/page-range.ts'
import type { BookingRow } from '../booking-row.ts'
import { sortBookings } from '../list/booking-list.ts'
import { type BookingsRead, companyBookings } from '../list/company-bookings.ts'
import { listWarnings } from '../list/list-bookings.ts'
import {
  type Condition,
  type ListRequest,
  type WantedList,
  agendaCondition,
  notStatedCondition,
  orderOfSort,
} from '../select/conditions.ts'
import type { SelectedList } from '../select/read-selected.ts'
import { type ListBatch, batchLists } from '../select/batch-lists.ts'
import { selectLists } from '../select/select-lists.ts'
import { agendaDays, inAgenda, mayBeInAgenda } from './agenda-sets.ts'
import { monthTotals, sumsOf } from './month-totals.ts'

const maxPageSize = 20

/** The agenda's own fields, and what its lists are made from: lists that the gateway selects, or the company's whole list. */
export type AgendaSource = Pick<Agenda, 'today' | 'until'> & {
  now: Date
  batch: ListBatch
  wholeList: () => Promise<BookingsRead>
}

export function startAgenda(context: Context): AgendaSource {
  const now = context.clock()
  let whole: Promise<BookingsRead> | undefined
  const wholeList = () => (whole ??= companyBookings(context))
  const batch = batchLists((lists) =>
    selectLists(context, { key: JSON.stringify(['agenda', ...Object.keys(lists)]), lists }),
  )
  return { now, ...agendaDays(now), batch, wholeList }
}

/** Whether the list could be read, and what is missing from it. */
export async function agendaState({ batch, wholeList }: AgendaSource, context: Context) {
  const selected = await batch.read({})
  if (!selected) {
    const read = await wholeList()
    return { complete: read.complete, warnings: listWarnings(read, context) }
  }
  const unreadable = Math.max(0, ...Object.values(selected.lists).map((list) => list.unreadable))
  const read = { complete: selected.complete, loading: false, unreadable }
  return { complete: read.complete, warnings: listWarnings(read, context) }
}

/** Totals of the bookings made this month. */
export async function agendaMonth({ batch, now, wholeList }: AgendaSource) {
  const passes = inAgenda('BOOKED_THIS_MONTH', now)
  const where = [agendaCondition('BOOKED_THIS_MONTH', now)]
  const request: ListRequest = { where, pageSize: 0, with: ['sums'] }
  const selected = await batch.read({ month: { request, passes, sort: 'CREATED_DESC' } })
  const month = selected?.lists['month']
  if (month) return monthTotals(month.totalCount, month.sums, now)
  const made = (await wholeList()).rows.filter(passes)
  return monthTotals(made.length, sumsOf(made), now)
}

type WantedSet = { set: AgendaSet; sort: BookingSort }

/** The first bookings of a set. Unknown outcomes lead what awaits the supplier. */
export async function agendaList(
  source: AgendaSource,
  wanted: WantedSet,
  args: { pageSize?: number | null },
): Promise<Omit<AgendaList, 'items'> & { items: BookingRow[] }> {
  const { now, batch, wholeList } = source
  const { set, sort } = wanted
  const { pageSize } = pageRange(args, { pageSize: 5, maxPageSize })
  const selected = await batch.read(listsOf(wanted, pageSize, now))
  if (selected) return fromLists(selected.lists, set, pageSize)

  const { rows } = await wholeList()
  const found = sortBookings(rows.filter(inAgenda(set, now)), sort, now)
  const items = set === 'AWAITING_SUPPLIER' ? unknownFirst(found) : found
  return {
    items: items.slice(0, pageSize),
    totalCount: found.length,
    notStated: rows.filter(mayBeInAgenda(set, now)).length,
  }
}

const unknownFirst = (rows: BookingRow[]): BookingRow[] => [
  ...rows.filter(({ status }) => status === 'UNKNOWN'),
  ...rows.filter(({ status }) => status !== 'UNKNOWN'),
]

const allButUnknown: readonly BookingStatus[] = [
  'CONFIRMED',
  'PENDING',
  'CANCELLED',
  'FAILED',
  'PARTIAL',
  'UNRECOGNISED',
]

const nameOf = (set: AgendaSet, pageSize: number) => `${set} ${pageSize}`
const unknownName = (set: AgendaSet, pageSize: number) => `${nameOf(set, pageSize)} unknown`
const notStatedName = (set: AgendaSet) => `${set} not stated`

/** The lists that a set is made from. */
function listsOf({ set, sort }: WantedSet, pageSize: number, now: Date): Record<string, WantedList> {
  const passes = inAgenda(set, now)
  const list = (where: Condition, status?: readonly BookingStatus[]): WantedList => ({
    request: { where: [where], ...(status && { status }), ...orderOfSort(sort, now), pageSize },
    passes,
    sort,
  })
  const where = agendaCondition(set, now)
  if (set === 'AWAITING_SUPPLIER') {
    return {
      [unknownName(set, pageSize)]: list(where, ['UNKNOWN']),
      [nameOf(set, pageSize)]: list(where, allButUnknown),
    }
  }
  const notStated = notStatedCondition(set)
  return {
    [nameOf(set, pageSize)]: list(where),
    ...(notStated && {
      [notStatedName(set)]: {
        request: { where: [notStated], pageSize: 0 },
        passes: mayBeInAgenda(set, now),
        sort,
      },
    }),
  }
}

function fromLists(lists: Record<string, SelectedList>, set: AgendaSet, pageSize: number) {
  const unknown = lists[unknownName(set, pageSize)]
  const found = lists[nameOf(set, pageSize)]
  return {
    items: [...(unknown?.rows ?? []), ...(found?.rows ?? [])].slice(0, pageSize),
    totalCount: (unknown?.totalCount ?? 0) + (found?.totalCount ?? 0),
    notStated: lists[notStatedName(set)]?.totalCount ?? 0,
  }
}
