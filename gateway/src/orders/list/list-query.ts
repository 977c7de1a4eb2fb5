import { z } from 'zod'
import { HttpError } from '#src/errors.ts'
import { isLocale, type Locale } from '#src/locales.ts'
import { addDays, makkahInstant } from '#src/values/calendar.ts'
import { wireText } from '#src/wire-text.ts'
import type { OrderState } from '../tables.ts'

// The optional parameters of the list and their translation for the repository.

/** Supported parameters, listed in each response. */
export const supported = [
  'clientReference',
  'status',
  'text',
  'createdFrom',
  'createdTo',
  'updatedSince',
  'sort',
  'limit',
  'select',
  'select.totalPrice',
  'select.post',
  'idempotency-key',
] as const

const MAX_LIMIT = 200

const instant = z.iso.datetime({ offset: true })
const dayOrInstant = z.union([z.iso.date(), instant])

export const listQuery = z.object({
  key: wireText.max(1000).optional(),
  cultCode: wireText.max(10).optional(),
  clientReference: wireText.max(128).optional(),
  /** One or more values, separated by commas. */
  status: wireText.max(200).optional(),
  text: wireText.max(200).optional(),
  createdFrom: dayOrInstant.optional(),
  createdTo: dayOrInstant.optional(),
  updatedSince: instant.optional(),
  sort: z
    .enum(['-createdAt', 'createdAt', '-updatedAt', 'updatedAt', '-checkInDate', 'checkInDate'])
    .default('-createdAt'),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  /** Lists as JSON text; see selection.ts. It overrides the parameters above, except `cultCode`. */
  select: wireText.max(100_000).optional(),
})

export type ListQuery = z.infer<typeof listQuery>

const statesOfStatus: Record<string, readonly OrderState[]> = {
  PENDING: ['authorizing', 'requested', 'pending'],
  UNKNOWN: ['unanswered'],
  CONFIRMED: ['confirmed', 'cancelling', 'changing'],
  CANCELLED: ['cancelled'],
  FAILED: ['failed'],
}

const columns = { createdAt: 'created_at', updatedAt: 'updated_at', checkInDate: 'starts_on' } as const

type SortField = keyof typeof columns

export interface ListSort {
  readonly field: SortField
  readonly column: (typeof columns)[SortField]
  readonly direction: 'asc' | 'desc'
}

/** A query in the terms of the repository. */
export interface ListFilter {
  readonly companyId: string
  readonly clientReference: { readonly userSub: string; readonly key: string } | undefined
  readonly states: readonly OrderState[] | undefined
  readonly createdFrom: Date | undefined
  readonly createdBefore: Date | undefined
  readonly updatedSince: Date | undefined
  readonly words: readonly string[]
  readonly sort: ListSort
  /** The page begins after this row. */
  readonly after: { readonly value: Date | string; readonly reference: string } | undefined
  readonly limit: number
}

/** States that match statuses in any letter case; an unknown status matches none. */
export const statesOf = (statuses: readonly string[]): OrderState[] =>
  statuses.flatMap((word) => statesOfStatus[word.trim().toUpperCase()] ?? [])

/** States of a comma-separated list of statuses. */
export const readStates = (status: string | undefined): OrderState[] | undefined =>
  status === undefined ? undefined : statesOf(status.split(','))

/** An instant; a day means its start in Makkah. */
const start = (text: string) => (text.includes('T') ? new Date(text) : makkahInstant(`${text}T00:00:00`))

export const readCreatedFrom = (text: string | undefined): Date | undefined => (text ? start(text) : undefined)

/** Exclusive upper bound: includes a whole day, or the instant itself. */
export const readCreatedBefore = (text: string | undefined): Date | undefined => {
  if (!text) return undefined
  return text.includes('T') ? new Date(Date.parse(text) + 1) : makkahInstant(`${addDays(text, 1)}T00:00:00`)
}

export const readSort = (sort: ListQuery['sort']): ListSort => {
  const field = (sort.startsWith('-') ? sort.slice(1) : sort) as SortField
  return { field, column: columns[field], direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

const reference = { bookingReferenceNo: wireText.max(64) }
const positions = {
  createdAt: z
    .object({ ...reference, createdAt: z.iso.datetime() })
    .transform((key) => position(new Date(key.createdAt), key)),
  updatedAt: z
    .object({ ...reference, updatedAt: z.iso.datetime() })
    .transform((key) => position(new Date(key.updatedAt), key)),
  checkInDate: z.object({ ...reference, checkInDate: z.iso.date() }).transform((key) => position(key.checkInDate, key)),
}

const position = (value: Date | string, { bookingReferenceNo }: { bookingReferenceNo: string }) => ({
  value,
  reference: bookingReferenceNo,
})

/** Position of a `paginationKey`, which is valid only for its own sort. */
export function readPosition(key: string | undefined, { field }: ListSort): ListFilter['after'] {
  if (!key) return undefined
  try {
    return positions[field].parse(JSON.parse(key))
  } catch {
    throw new HttpError(400, 'BAD_REQUEST', 'key: must be the paginationKey of an earlier page as JSON')
  }
}

/** Language of the rows: the query's, otherwise the first supported one of the header. */
export const readLocale = (cultCode: string | undefined, acceptLanguage: string | undefined): Locale => {
  const asked = [cultCode ?? '', ...(acceptLanguage ?? '').split(',').map((range) => range.split(';')[0]?.trim() ?? '')]
  return asked.find(isLocale) ?? 'en-US'
}
