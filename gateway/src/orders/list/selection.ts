import { z } from 'zod'
import { HttpError } from '#src/errors.ts'
import { wireText } from '#src/wire-text.ts'
import { statesForStatuses } from './list-query.ts'
import type { OrderFilter, OrderSort, Range } from './repository.ts'
import { searchWords } from '#src/values/text.ts'

// The parameter `select`: lists of reservations, each with its own filters, sort order and page, as JSON text.

const MAX_LISTS = 16
const MAX_PAGE_SIZE = 100

const instant = z.iso.datetime({ offset: true })
const range = <Limit extends z.ZodType>(limit: Limit) =>
  z.strictObject({ from: limit.optional(), to: limit.optional() }).nullable().optional()
const statuses = z.array(wireText.max(40)).max(20)

/** All fields of a condition must match. A null date matches bookings without one. */
const condition = z.strictObject({
  status: statuses.optional(),
  statusNot: statuses.optional(),
  references: z.array(wireText.max(64)).max(100).optional(),
  clientReference: wireText.max(128).optional(),
  tag: wireText.max(500).optional(),
  text: wireText.max(500).optional(),
  createdAt: range(instant),
  checkInDate: range(z.iso.date()),
  checkOutDate: range(z.iso.date()),
  freeCancellationDate: range(instant),
  /** Null matches bookings for which no cancellation terms are known. */
  refundable: z.null().optional(),
  unpaid: z.literal(true).optional(),
  awaitingSupplier: z.literal(true).optional(),
})

const listSelection = z
  .strictObject({
    where: z.array(condition).max(10).default([]),
    status: statuses.optional(),
    sort: z
      .enum([
        '-createdAt',
        'createdAt',
        'checkInDate',
        'checkOutDate',
        'freeCancellationDate',
        'payBy',
        '-totalPrice',
        'totalPrice',
      ])
      .default('-createdAt'),
    /** Rows from this date or instant on come first, ascending. Earlier rows follow, descending. */
    upcomingFrom: z.union([z.iso.date(), instant]).optional(),
    page: z.number().int().min(1).max(1_000_000_000).default(1),
    pageSize: z.number().int().min(0).max(MAX_PAGE_SIZE).default(20),
    with: z.array(z.enum(['statuses', 'tags', 'sums'])).default([]),
  })
  .refine(({ sort, upcomingFrom }) => upcomingFrom === undefined || !sort.endsWith('totalPrice'), {
    error: 'upcomingFrom is only valid when sorting by a date',
  })

export const selection = z
  .record(z.string().max(40), listSelection)
  .refine((lists) => Object.keys(lists).length <= MAX_LISTS, { error: `at most ${MAX_LISTS} lists` })

export type ListSelection = z.infer<typeof listSelection>
type Condition = z.infer<typeof condition>

/** Parses the lists of the parameter, by name. Unknown conditions are rejected, never ignored. */
export function readSelection(text: string): Record<string, ListSelection> {
  try {
    return selection.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'must be JSON'
    throw new HttpError(400, 'BAD_REQUEST', `select: ${reason}`)
  }
}

const buildRange = <Limit>(
  column: Range['column'],
  value: { from?: Limit | undefined; to?: Limit | undefined } | null | undefined,
  parse: (limit: Limit) => Date | string,
): Range[] => {
  if (value === undefined) return []
  if (value === null) return [{ column, isNull: true }]
  const { from, to } = value
  return [{ column, ...(from !== undefined && { from: parse(from) }), ...(to !== undefined && { to: parse(to) }) }]
}

const toDateText = (text: string) => text
const toInstant = (text: string) => new Date(text)

/** Translates a condition into a repository filter. `findSameTags` returns the company's tags that a search treats as the same tag. */
export function readCondition(
  { status, statusNot, references, clientReference, text, tag, ...rest }: Condition,
  { userSub, findSameTags }: { userSub: string; findSameTags: (tag: string) => readonly string[] },
): OrderFilter {
  return {
    ...(status && { states: statesForStatuses(status) }),
    ...(statusNot && { excludedStates: statesForStatuses(statusNot) }),
    ...(references && { references }),
    ...(clientReference !== undefined && { clientReference: { userSub, key: clientReference } }),
    ...(text !== undefined && { words: searchWords(text) }),
    ...(tag !== undefined && { tags: findSameTags(tag) }),
    ranges: [
      ...buildRange('created_at', rest.createdAt, toInstant),
      ...buildRange('starts_on', rest.checkInDate, toDateText),
      ...buildRange('ends_on', rest.checkOutDate, toDateText),
      ...buildRange('free_until', rest.freeCancellationDate, toInstant),
    ],
    isAwaitingSupplier: rest.awaitingSupplier === true,
    isUnpaid: rest.unpaid === true,
    // Every order has cancellation terms, so none matches.
    matchesNone: rest.refundable === null,
  }
}

const columns = {
  createdAt: 'created_at',
  checkInDate: 'starts_on',
  checkOutDate: 'ends_on',
  freeCancellationDate: 'free_until',
  payBy: 'pay_by',
  totalPrice: 'total_halalas',
} as const

export function toOrderSort({ sort, upcomingFrom }: ListSelection): OrderSort {
  const isDescending = sort.startsWith('-')
  const field = (isDescending ? sort.slice(1) : sort) as keyof typeof columns
  const column = columns[field]
  const direction = isDescending ? 'desc' : 'asc'
  if (upcomingFrom === undefined) return { column, direction }
  return {
    column,
    direction,
    upcomingFrom: column.endsWith('_on') ? upcomingFrom.slice(0, 10) : toInstant(upcomingFrom),
  }
}
