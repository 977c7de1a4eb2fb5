import type { Agenda, AgendaList, AgendaSet, BookingSort, BookingStatus } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { pageRange } from '../../input/page-range.ts'
import type { BookingRow } from '../booking-row.ts'
import { agendaDays, isAlwaysDecidable } from './agenda-sets.ts'
import { type ListBatch, batchLists } from './batch-lists.ts'
import { listWarnings } from './list-bookings.ts'
import { toMonthTotals, noSums } from './month-totals.ts'
import { readLists } from './read-lists.ts'
import type { BookingList, ListSpec } from './list-spec.ts'

const maxPageSize = 20

/** The agenda's scalar fields, and the data that its list fields need. */
export type AgendaSource = Pick<Agenda, 'today' | 'until'> & { now: Date; batch: ListBatch }

export function startAgenda(context: Context): AgendaSource {
  const now = context.clock()
  const batch = batchLists((lists) =>
    readLists(context, { key: JSON.stringify(['agenda', ...Object.keys(lists)]), lists }),
  )
  return { now, ...agendaDays(now), batch }
}

/** Returns whether all lists are complete, and warnings about missing bookings. */
export async function readAgendaState({ batch }: AgendaSource, context: Context) {
  const result = await batch.read({})
  return { complete: result.complete, warnings: listWarnings(result, context) }
}

/** Returns the totals of the bookings made this month. */
export async function readMonthTotals({ batch, now }: AgendaSource) {
  const month: ListSpec = {
    where: { agenda: 'BOOKED_THIS_MONTH' },
    sort: 'CREATED_DESC',
    pageSize: 0,
    extras: ['sums'],
  }
  const list = (await batch.read({ month })).lists['month']
  return toMonthTotals(list?.totalCount ?? 0, list?.sums ?? noSums, now)
}

type SetSpec = { set: AgendaSet; sort: BookingSort }

/** Returns the first bookings of a set. Unknown outcomes come before other pending bookings. */
export async function readAgendaList(
  { batch }: AgendaSource,
  spec: SetSpec,
  args: { pageSize?: number | null },
): Promise<Omit<AgendaList, 'items'> & { items: BookingRow[] }> {
  const { pageSize } = pageRange(args, { pageSize: 5, maxPageSize })
  const { lists } = await batch.read(toListSpecs(spec, pageSize))
  return toAgendaList(lists, spec.set, pageSize)
}

const statusesExceptUnknown: readonly BookingStatus[] = [
  'CONFIRMED',
  'PENDING',
  'CANCELLED',
  'FAILED',
  'PARTIAL',
  'UNRECOGNISED',
]

const listName = (set: AgendaSet, pageSize: number) => `${set} ${pageSize}`
const unknownListName = (set: AgendaSet, pageSize: number) => `${listName(set, pageSize)} unknown`
const undecidedListName = (set: AgendaSet) => `${set} not stated`

/** Returns the lists to read for a set. */
function toListSpecs({ set, sort }: SetSpec, pageSize: number): Record<string, ListSpec> {
  const list: ListSpec = { where: { agenda: set }, sort, pageSize }
  if (set === 'AWAITING_SUPPLIER') {
    return {
      [unknownListName(set, pageSize)]: { ...list, status: ['UNKNOWN'] },
      [listName(set, pageSize)]: { ...list, status: statusesExceptUnknown },
    }
  }
  return {
    [listName(set, pageSize)]: list,
    ...(!isAlwaysDecidable(set) && { [undecidedListName(set)]: { where: { undecidedFor: set }, sort, pageSize: 0 } }),
  }
}

function toAgendaList(lists: Record<string, BookingList>, set: AgendaSet, pageSize: number) {
  const unknown = lists[unknownListName(set, pageSize)]
  const other = lists[listName(set, pageSize)]
  return {
    items: [...(unknown?.rows ?? []), ...(other?.rows ?? [])].slice(0, pageSize),
    totalCount: (unknown?.totalCount ?? 0) + (other?.totalCount ?? 0),
    notStated: lists[undecidedListName(set)]?.totalCount ?? 0,
  }
}
