import type { BookingSort, BookingStatus } from '#src/__generated__/schema.ts'
import { parseWhole, toLatinDigits } from '#src/domain/digits.ts'
import { parseStayDate } from '#src/domain/stay.ts'
import type { BookingsQueryVariables } from './bookings.generated.ts'

/** In the order of the tabs. */
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
  'FREE_CANCELLATION_ASC',
] as const satisfies readonly BookingSort[]

/** What the list shows. It lives in the address, so that reload, Back and a copied link keep it. */
export type BookingsView = {
  page: number
  status: BookingStatus | null
  text: string
  tag: string
  /** Check-in on or after, and on or before; empty when open. */
  from: string
  to: string
  sort: BookingSort
}

export type FilterName = 'status' | 'text' | 'tag' | 'dates'

const bookingsAPage = 20
const longestText = 100
const lastPage = 1_000_000

const clean = (text: string | null) =>
  toLatinDigits(text ?? '')
    .trim()
    .slice(0, longestText)

/** Reads the address; what cannot be read counts as not given. */
export function readView(parameters: URLSearchParams): BookingsView {
  const page = parseWhole(parameters.get('page') ?? '') ?? 1
  const from = parseStayDate(parameters.get('from'))
  const to = parseStayDate(parameters.get('to'))
  const reversed = from && to && from.compare(to) > 0
  return {
    page: Math.min(Math.max(1, page), lastPage),
    status: statuses.find((status) => status === parameters.get('status')) ?? null,
    text: clean(parameters.get('text')),
    tag: clean(parameters.get('tag')),
    from: from?.toString() ?? '',
    to: reversed ? '' : (to?.toString() ?? ''),
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? 'CREATED_DESC',
  }
}

/** The address of a view; what goes without saying is left out. */
export function writeView(view: BookingsView): URLSearchParams {
  const { page, status, text, tag, from, to, sort } = view
  const parameters = new URLSearchParams()
  const said = {
    status,
    text,
    tag,
    from,
    to,
    sort: sort === 'CREATED_DESC' ? '' : sort,
    page: page > 1 ? `${page}` : '',
  }
  for (const [name, value] of Object.entries(said)) if (value) parameters.set(name, value)
  return parameters
}

/** A changed filter or order starts at the first page again. */
export const changeView = (view: BookingsView, change: Partial<BookingsView>): BookingsView => ({
  ...view,
  page: 1,
  ...change,
})

const without: Record<FilterName, Partial<BookingsView>> = {
  status: { status: null },
  text: { text: '' },
  tag: { tag: '' },
  dates: { from: '', to: '' },
}

export const clearFilter = (view: BookingsView, name: FilterName): BookingsView => changeView(view, without[name])

export const clearFilters = (view: BookingsView): BookingsView =>
  changeView(view, Object.assign({}, ...Object.values(without)))

/** The filters in force. */
export function filtersOf({ status, text, tag, from, to }: BookingsView): FilterName[] {
  const inForce = { status: status !== null, text: text !== '', tag: tag !== '', dates: from !== '' || to !== '' }
  const names: FilterName[] = ['status', 'text', 'tag', 'dates']
  return names.filter((name) => inForce[name])
}

/** What the server is asked for. */
export function variablesOf(view: BookingsView): BookingsQueryVariables {
  const { page, status, text, tag, from, to, sort } = view
  return {
    page,
    pageSize: bookingsAPage,
    sort,
    where: {
      ...(status && { status: [status] }),
      ...(text && { text }),
      ...(tag && { tag }),
      ...(from && { checkInFrom: from }),
      ...(to && { checkInTo: to }),
    },
  }
}

/** First and last row of a page, counted from 1. */
export function rangeOf({ page, rows }: { page: number; rows: number }): { first: number; last: number } {
  const first = (page - 1) * bookingsAPage + 1
  return { first, last: first + rows - 1 }
}
