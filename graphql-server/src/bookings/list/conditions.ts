/** Filters and sort orders for the gateway's `select` parameter, equivalent to those in `list-rows.ts`. */
import type { AgendaSet, BookingSort, BookingStatus } from '../../__generated__/schema-types.ts'
import { isStorable } from '../../input/text-input.ts'
import { tidy } from '../../values/text.ts'
import { utcInstant } from '../../values/instant.ts'
import { makkahDate } from '../../values/days.ts'
import { agendaDays, agendaStatuses, deadlineRange, monthStart } from './agenda-sets.ts'
import type { ListFilters, ListSpec } from './list-spec.ts'

type Range = { from?: string; to?: string }

/** Conditions on a booking, combined with AND. Null matches bookings for which the gateway does not send the field. */
export type Condition = {
  status?: readonly BookingStatus[]
  statusNot?: readonly BookingStatus[]
  references?: readonly string[]
  clientReference?: string
  tag?: string
  text?: string
  createdAt?: Range
  checkInDate?: Range | null
  checkOutDate?: Range | null
  freeCancellationDate?: Range | null
  refundable?: null
  unpaid?: true
  awaitingSupplier?: true
}

/** A list in the format of the gateway's `select` parameter. */
export type ListRequest = {
  where: Condition[]
  status?: readonly BookingStatus[]
  sort?: string
  upcomingFrom?: string
  page?: number
  pageSize: number
  with?: readonly ('statuses' | 'tags' | 'sums')[]
}

/** Replaces a day in year 0, which gateways may reject, with the first day of year 1. */
const clampDay = (text: string) => (text < '0001' ? '0001-01-01' : text)

const rangeCondition = (
  name: keyof Condition,
  from: string | null | undefined,
  to: string | null | undefined,
): Condition[] =>
  from == null && to == null ? [] : [{ [name]: { ...(from != null && { from }), ...(to != null && { to }) } }]

const maxTextLength = 500
const maxKeyLength = 128

/** Condition that matches no booking, for text that no gateway can have stored. */
const noMatch: Condition = { references: [] }
const textCondition = (
  name: 'tag' | 'text' | 'clientReference',
  text: string | null | undefined,
  maxLength: number,
) => {
  if (text == null) return []
  return [isStorable(text) && text.length <= maxLength ? { [name]: text } : noMatch]
}

/** Builds the conditions for all filters except the status filter. */
function toConditions(where: ListFilters, now: Date): Condition[] {
  const mapIfPresent = (read: (text: string) => string, text: string | null | undefined) =>
    text == null ? text : read(text)
  return [
    ...textCondition('tag', mapIfPresent(tidy, where.tag), maxTextLength),
    ...textCondition('text', mapIfPresent(tidy, where.text), maxTextLength),
    ...textCondition('clientReference', where.clientReference, maxKeyLength),
    ...rangeCondition(
      'createdAt',
      mapIfPresent(utcInstant, where.createdFrom),
      mapIfPresent(utcInstant, where.createdTo),
    ),
    ...rangeCondition(
      'checkInDate',
      mapIfPresent(clampDay, where.checkInFrom),
      mapIfPresent(clampDay, where.checkInTo),
    ),
    ...rangeCondition(
      'freeCancellationDate',
      mapIfPresent(utcInstant, where.freeCancellationFrom),
      mapIfPresent(utcInstant, where.freeCancellationTo),
    ),
    ...(where.agenda == null ? [] : [agendaCondition(where.agenda, now)]),
    ...(where.undecidedFor === undefined ? [] : [undecidedCondition(where.undecidedFor)]),
  ]
}

/** Returns the condition for the bookings in a set of the agenda. */
function agendaCondition(set: AgendaSet, now: Date): Condition {
  const { today, until } = agendaDays(now)
  const { closedStatuses, failedOrUnknownStatuses, statusesWithDeadline } = agendaStatuses
  switch (set) {
    case 'ARRIVALS':
      return { statusNot: [...closedStatuses], checkInDate: { from: today, to: until } }
    case 'DEPARTURES':
      return { statusNot: [...closedStatuses], checkOutDate: { from: today, to: until } }
    case 'FREE_CANCELLATION':
      return { status: [...statusesWithDeadline], freeCancellationDate: deadlineRange(now) }
    case 'AWAITING_SUPPLIER':
      return { awaitingSupplier: true }
    case 'UNPAID':
      return { statusNot: [...closedStatuses], unpaid: true }
    case 'BOOKED_THIS_MONTH':
      return {
        statusNot: [...failedOrUnknownStatuses],
        createdAt: { from: utcInstant(`${monthStart(now)}T00:00:00+03:00`) },
      }
  }
}

/** Returns the condition for bookings that may or may not belong to a set, because the gateway does not send the deciding field. */
function undecidedCondition(set: AgendaSet): Condition {
  const { closedStatuses, statusesWithDeadline } = agendaStatuses
  if (set === 'ARRIVALS') return { statusNot: [...closedStatuses], checkInDate: null }
  if (set === 'DEPARTURES') return { statusNot: [...closedStatuses], checkOutDate: null }
  if (set === 'FREE_CANCELLATION')
    return { status: [...statusesWithDeadline], freeCancellationDate: null, refundable: null }
  return noMatch
}

/** Returns the sort parameters of a list. */
function toSortParameters(sort: BookingSort, now: Date): Pick<ListRequest, 'sort' | 'upcomingFrom'> {
  switch (sort) {
    case 'CREATED_DESC':
      return { sort: '-createdAt' }
    case 'CREATED_ASC':
      return { sort: 'createdAt' }
    case 'CHECK_IN_ASC':
      return { sort: 'checkInDate', upcomingFrom: makkahDate(now) }
    case 'CHECK_OUT_ASC':
      return { sort: 'checkOutDate', upcomingFrom: makkahDate(now) }
    case 'FREE_CANCELLATION_ASC':
      return { sort: 'freeCancellationDate', upcomingFrom: now.toISOString() }
    case 'PAY_BY_ASC':
      return { sort: 'payBy', upcomingFrom: now.toISOString() }
    case 'TOTAL_DESC':
      return { sort: '-totalPrice' }
    case 'TOTAL_ASC':
      return { sort: 'totalPrice' }
  }
}

/** Highest page number in the gateway contract. A page past the end returns the last page. */
const maxPage = 1_000_000_000

/** Converts a list spec to the format of the gateway's `select` parameter. */
export const toListRequest = ({ where, status, sort, page, pageSize, extras }: ListSpec, now: Date): ListRequest => ({
  where: toConditions(where, now),
  ...(status != null && { status: [...new Set(status)] }),
  ...(pageSize > 0 && toSortParameters(sort, now)),
  ...(page !== undefined && { page: Math.min(page, maxPage) }),
  pageSize,
  ...(extras && { with: extras }),
})
