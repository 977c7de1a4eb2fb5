/** View of the list: filters, order, columns and page. Stored in the URL, so that a reload, Back and a shared link show the same view. */
import type { AgendaSet, BookingSort, BookingStatus } from '#src/__generated__/schema.ts'
import { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import {
  type ValuesOf,
  dateParam,
  oneOfParam,
  pageParam,
  searchParamsCodec,
  textParam,
} from '#src/lib/list-kit/search-params.ts'
import { agendaSorts } from '../agenda/agenda-url.ts'
import { columnsParam } from '../columns/columns.ts'
import type { BookingsQueryVariables } from './bookings.generated.ts'

/** Statuses in the order of their tabs. */
export const statuses = [
  'CONFIRMED',
  'PENDING',
  'UNKNOWN',
  'PARTIAL',
  'CANCELLED',
  'FAILED',
  'UNRECOGNISED',
] as const satisfies readonly BookingStatus[]

export const sorts = [
  'CREATED_DESC',
  'CREATED_ASC',
  'CHECK_IN_ASC',
  'CHECK_OUT_ASC',
  'FREE_CANCELLATION_ASC',
  'TOTAL_DESC',
  'TOTAL_ASC',
] as const satisfies readonly BookingSort[]

const agendaSets = Object.keys(agendaSorts) as AgendaSet[]

export const pageSize = 20
export const maxTextLength = 100

const params = {
  status: oneOfParam<BookingStatus, null>(statuses, null),
  text: textParam(maxTextLength),
  tag: textParam(maxTextLength),
  agenda: oneOfParam<AgendaSet, null>(agendaSets, null),
  // First and last check-in date; empty for no limit.
  from: dateParam,
  to: dateParam,
  sort: oneOfParam<BookingSort, BookingSort>(sorts, 'CREATED_DESC'),
  // Empty for the agent's own columns.
  columns: columnsParam,
  page: pageParam,
}
const codec = searchParamsCodec(params)

export type BookingsView = ValuesOf<typeof params>

export function readView(parameters: URLSearchParams): BookingsView {
  const view = codec.read(parameters)
  return view.from && view.to && view.from > view.to ? { ...view, to: '' } : view
}

export const writeView = (view: BookingsView): URLSearchParams => codec.write(new URLSearchParams(), view)

/** Applies a filter or an order and returns to the first page. */
export const changeView = (view: BookingsView, change: Partial<BookingsView>): BookingsView => ({
  ...view,
  page: 1,
  ...change,
})

/** Filters by a set of the agenda in its sort order, or shows all bookings. */
export const showAgenda = (view: BookingsView, agenda: AgendaSet | null): BookingsView =>
  changeView(view, { agenda, sort: agenda ? agendaSorts[agenda] : 'CREATED_DESC' })

const noFilters = { status: null, text: '', tag: '', agenda: null, from: '', to: '' }
type BookingFilters = Pick<BookingsView, 'status' | 'text' | 'tag' | 'agenda' | 'from' | 'to'>

export const bookingFilters = filterGroups<BookingFilters, 'status' | 'text' | 'tag' | 'agenda' | 'dates'>(noFilters, {
  status: ['status'],
  text: ['text'],
  tag: ['tag'],
  agenda: ['agenda'],
  dates: ['from', 'to'],
})

export function toVariables({ page, status, text, tag, agenda, from, to, sort }: BookingsView): BookingsQueryVariables {
  return {
    page,
    pageSize,
    sort,
    where: {
      ...(status && { status: [status] }),
      ...(text && { text }),
      ...(tag && { tag }),
      ...(agenda && { agenda }),
      ...(from && { checkInFrom: from }),
      ...(to && { checkInTo: to }),
    },
  }
}
