import { timeInMakkah } from '#src/domain/stay.ts'
import type { Cell, ColumnKind } from '#src/lib/table-file/table.ts'
import type { BookingFacts } from '../booking-kind.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { shownPayment } from '../booking-statuses.tsx'
import { type ColumnId, shownFacts } from '../columns/columns.ts'

/** Texts of cells in the agent's language. */
export interface SheetWords {
  readonly status: (status: NonNullable<BookingRowFragment['status' | 'paymentStatus']>) => string
  readonly untitled: (untitled: BookingFacts['untitled']) => string
}

interface SheetColumn {
  readonly kind: ColumnKind
  readonly width: number
  readonly cellOf: (booking: BookingRowFragment, facts: BookingFacts, words: SheetWords) => Cell
}

const text = (width: number, cellOf: SheetColumn['cellOf']): SheetColumn => ({ kind: 'text', width, cellOf })
const count = (value: number | null): Cell => value?.toString() ?? null
const makkahTime = (instant: string | null): Cell => instant && timeInMakkah(instant)

function statusText({ status, rawStatus }: BookingRowFragment, words: SheetWords): string {
  return (status === 'UNRECOGNISED' && rawStatus) || words.status(status)
}

function paymentText(booking: BookingRowFragment, words: SheetWords): Cell {
  const payment = shownPayment(booking)
  return payment ? words.status(payment) : null
}

/** End of free cancellation; null for cancelled or failed bookings, and if cancelling was never free. */
function freeUntilOf(
  { status, createdAt }: BookingRowFragment,
  { terms, currentTerms, freeUntil }: BookingFacts,
): string | null {
  const until = terms && !currentTerms ? terms.freeUntil : freeUntil
  if (!until || status === 'CANCELLED' || status === 'FAILED') return null
  return createdAt && Date.parse(until) <= Date.parse(createdAt) ? null : until
}

const sheetColumns = {
  reference: text(16, ({ reference }) => reference),
  agentReference: text(18, ({ agentReference }) => agentReference),
  service: text(34, (_booking, { title, untitled }, words) => title ?? words.untitled(untitled)),
  leadName: text(26, (_booking, { leadName }) => leadName),
  startsOn: { kind: 'date', width: 13, cellOf: (_booking, { startsOn }) => startsOn },
  endsOn: { kind: 'date', width: 13, cellOf: (_booking, { endsOn }) => endsOn },
  pax: { kind: 'count', width: 10, cellOf: (_booking, { guestCount }) => count(guestCount) },
  rooms: { kind: 'count', width: 10, cellOf: (_booking, { roomCount }) => count(roomCount) },
  status: text(18, (booking, _facts, words) => statusText(booking, words)),
  payment: text(18, (booking, _facts, words) => paymentText(booking, words)),
  freeUntil: {
    kind: 'time',
    width: 24,
    cellOf: (booking, facts) => makkahTime(freeUntilOf(booking, facts)),
  },
  acceptedFreeUntil: {
    kind: 'time',
    width: 24,
    // Set only if the terms were tightened, which marks these bookings.
    cellOf: (_booking, { terms, isTightened }) => makkahTime((isTightened && terms?.freeUntil) || null),
  },
  payBy: { kind: 'time', width: 24, cellOf: ({ payBy }) => makkahTime(payBy) },
  tags: text(24, ({ tags }) => tags.join(', ')),
  total: { kind: 'amount', width: 13, cellOf: (_booking, { total }) => total?.amount ?? null },
  currency: text(10, (_booking, { total }) => total?.currency ?? null),
  commission: { kind: 'amount', width: 13, cellOf: ({ commission }) => commission?.amount ?? null },
  bookedAt: { kind: 'time', width: 24, cellOf: ({ createdAt }) => makkahTime(createdAt) },
  supplier: text(18, ({ supplierInfo }) => supplierInfo?.name ?? null),
} as const satisfies Record<string, SheetColumn>

type SheetColumnId = keyof typeof sheetColumns

/** Sheet columns for each list column. Combined list columns are split, so that values can be sorted and summed. */
const columnsOf: Record<ColumnId, readonly SheetColumnId[]> = {
  service: ['service'],
  reference: ['reference'],
  agentReference: ['agentReference'],
  leadName: ['leadName'],
  dates: ['startsOn', 'endsOn'],
  pax: ['pax', 'rooms'],
  status: ['status', 'payment'],
  deadline: ['freeUntil', 'acceptedFreeUntil', 'payBy'],
  tags: ['tags'],
  total: ['total', 'currency'],
  commission: ['commission'],
  createdAt: ['bookedAt'],
  supplier: ['supplier'],
}

/** Columns of the sheet for the columns shown in the list, in the same order. */
export const sheetColumnsOf = (shown: readonly ColumnId[]): (SheetColumn & { id: SheetColumnId })[] =>
  shownFacts(shown)
    .flatMap((id) => columnsOf[id])
    .map((id) => ({ id, ...sheetColumns[id] }))
