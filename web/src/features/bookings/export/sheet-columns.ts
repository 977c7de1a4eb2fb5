import { timeInMakkah } from '#src/domain/stay.ts'
import type { Cell, ColumnKind } from '#src/lib/table-file/table.ts'
import type { BookingFacts } from '../booking-types.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { selectPaymentStatus } from '../booking-statuses.tsx'
import { type ColumnId, expandColumns } from '../columns/columns.ts'

/** Functions that translate cell values into the agent's language. */
export interface SheetTexts {
  readonly status: (status: NonNullable<BookingRowFragment['status' | 'paymentStatus']>) => string
  readonly untitled: (untitled: BookingFacts['untitled']) => string
}

interface SheetColumn {
  readonly kind: ColumnKind
  readonly width: number
  readonly toCell: (booking: BookingRowFragment, facts: BookingFacts, texts: SheetTexts) => Cell
}

const textColumn = (width: number, toCell: SheetColumn['toCell']): SheetColumn => ({ kind: 'text', width, toCell })
const toCountCell = (value: number | null): Cell => value?.toString() ?? null
const toMakkahTime = (instant: string | null): Cell => instant && timeInMakkah(instant)

function toStatusText({ status, rawStatus }: BookingRowFragment, texts: SheetTexts): string {
  return (status === 'UNRECOGNISED' && rawStatus) || texts.status(status)
}

function toPaymentText(booking: BookingRowFragment, texts: SheetTexts): Cell {
  const payment = selectPaymentStatus(booking)
  return payment ? texts.status(payment) : null
}

/** Finds the end of free cancellation; null for cancelled or failed bookings, and if cancelling was never free. */
function findFreeUntil(
  { status, createdAt }: BookingRowFragment,
  { terms, currentTerms, freeUntil }: BookingFacts,
): string | null {
  const until = terms && !currentTerms ? terms.freeUntil : freeUntil
  if (!until || status === 'CANCELLED' || status === 'FAILED') return null
  return createdAt && Date.parse(until) <= Date.parse(createdAt) ? null : until
}

const sheetColumns = {
  reference: textColumn(16, ({ reference }) => reference),
  agentReference: textColumn(18, ({ agentReference }) => agentReference),
  service: textColumn(34, (_booking, { title, untitled }, texts) => title ?? texts.untitled(untitled)),
  leadName: textColumn(26, (_booking, { leadName }) => leadName),
  startsOn: { kind: 'date', width: 13, toCell: (_booking, { startsOn }) => startsOn },
  endsOn: { kind: 'date', width: 13, toCell: (_booking, { endsOn }) => endsOn },
  pax: { kind: 'count', width: 10, toCell: (_booking, { guestCount }) => toCountCell(guestCount) },
  rooms: { kind: 'count', width: 10, toCell: (_booking, { roomCount }) => toCountCell(roomCount) },
  status: textColumn(18, (booking, _facts, texts) => toStatusText(booking, texts)),
  payment: textColumn(18, (booking, _facts, texts) => toPaymentText(booking, texts)),
  freeUntil: {
    kind: 'time',
    width: 24,
    toCell: (booking, facts) => toMakkahTime(findFreeUntil(booking, facts)),
  },
  acceptedFreeUntil: {
    kind: 'time',
    width: 24,
    // Set only for bookings with tightened terms.
    toCell: (_booking, { terms, areTermsTightened }) => toMakkahTime((areTermsTightened && terms?.freeUntil) || null),
  },
  payBy: { kind: 'time', width: 24, toCell: ({ payBy }) => toMakkahTime(payBy) },
  tags: textColumn(24, ({ tags }) => tags.join(', ')),
  total: { kind: 'amount', width: 13, toCell: (_booking, { total }) => total?.amount ?? null },
  currency: textColumn(10, (_booking, { total }) => total?.currency ?? null),
  commission: { kind: 'amount', width: 13, toCell: ({ commission }) => commission?.amount ?? null },
  bookedAt: { kind: 'time', width: 24, toCell: ({ createdAt }) => toMakkahTime(createdAt) },
  supplier: textColumn(18, ({ supplierInfo }) => supplierInfo?.name ?? null),
} as const satisfies Record<string, SheetColumn>

type SheetColumnId = keyof typeof sheetColumns

/** Sheet columns for each list column. Combined list columns are split, so that values can be sorted and summed. */
const sheetColumnIds: Record<ColumnId, readonly SheetColumnId[]> = {
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

/** Lists the sheet columns for the columns shown in the list, in the same order. */
export const listSheetColumns = (listColumns: readonly ColumnId[]): (SheetColumn & { id: SheetColumnId })[] =>
  expandColumns(listColumns)
    .flatMap((id) => sheetColumnIds[id])
    .map((id) => ({ id, ...sheetColumns[id] }))
