import { z } from 'zod'
import { HttpError } from '#src/errors.ts'
import { isLocale, type Locale } from '#src/locales.ts'
import { addDays, makkahInstant } from '#src/values/calendar.ts'
import { wireText } from '#src/wire-text.ts'
import type { OrderState } from '../tables.ts'

// The optional list parameters and their translation into repository filters.

/** Optional parameters that this gateway supports, listed in each response. */
export const supportedParameters = [
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
const dateOrInstant = z.union([z.iso.date(), instant])

export const listQuery = z.object({
  key: wireText.max(1000).optional(),
  cultCode: wireText.max(10).optional(),
  clientReference: wireText.max(128).optional(),
  /** One or more values, separated by commas. */
  status: wireText.max(200).optional(),
  text: wireText.max(200).optional(),
  createdFrom: dateOrInstant.optional(),
  createdTo: dateOrInstant.optional(),
  updatedSince: instant.optional(),
  sort: z
    .enum(['-createdAt', 'createdAt', '-updatedAt', 'updatedAt', '-checkInDate', 'checkInDate'])
    .default('-createdAt'),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  /** Lists as JSON text; see selection.ts. These lists override the parameters above, except `cultCode`. */
  select: wireText.max(100_000).optional(),
})

export type ListQuery = z.infer<typeof listQuery>

const statesByStatus: Record<string, readonly OrderState[]> = {
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

/** A list query translated for the repository. */
export interface ListFilter {
  readonly companyId: string
  readonly clientReference: { readonly userSub: string; readonly key: string } | undefined
  readonly states: readonly OrderState[] | undefined
  readonly createdFrom: Date | undefined
  readonly createdBefore: Date | undefined
  readonly updatedSince: Date | undefined
  readonly words: readonly string[]
  readonly sort: ListSort
  /** Row after which the page begins. */
  readonly startAfter: { readonly value: Date | string; readonly reference: string } | undefined
  readonly limit: number
}

/** Returns the states that the statuses stand for, ignoring letter case. An unknown status has no states. */
export const statesForStatuses = (statuses: readonly string[]): OrderState[] =>
  statuses.flatMap((status) => statesByStatus[status.trim().toUpperCase()] ?? [])

/** Returns the states of a comma-separated list of statuses. */
export const readStates = (status: string | undefined): OrderState[] | undefined =>
  status === undefined ? undefined : statesForStatuses(status.split(','))

/** Parses an instant, or a date as the start of that day in Makkah. */
const toInstant = (text: string) => (text.includes('T') ? new Date(text) : makkahInstant(`${text}T00:00:00`))

export const readCreatedFrom = (text: string | undefined): Date | undefined => (text ? toInstant(text) : undefined)

/** Returns the exclusive upper bound that includes a whole date, or the instant itself. */
export const readCreatedBefore = (text: string | undefined): Date | undefined => {
  if (!text) return undefined
  return text.includes('T') ? new Date(Date.parse(text) + 1) : makkahInstant(`${addDays(text, 1)}T00:00:00`)
}

export const readSort = (sort: ListQuery['sort']): ListSort => {
  const field = (sort.startsWith('-') ? sort.slice(1) : sort) as SortField
  return { field, column: columns[field], direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

const referenceField = { bookingReferenceNo: wireText.max(64) }
const paginationKeys = {
  createdAt: z
    .object({ ...referenceField, createdAt: z.iso.datetime() })
    .transform((key) => position(new Date(key.createdAt), key)),
  updatedAt: z
    .object({ ...referenceField, updatedAt: z.iso.datetime() })
    .transform((key) => position(new Date(key.updatedAt), key)),
  checkInDate: z
    .object({ ...referenceField, checkInDate: z.iso.date() })
    .transform((key) => position(key.checkInDate, key)),
}

const position = (value: Date | string, { bookingReferenceNo }: { bookingReferenceNo: string }) => ({
  value,
  reference: bookingReferenceNo,
})

/** Reads the position in a `paginationKey`, which is valid only for the sort order for which it was created. */
export function readPosition(key: string | undefined, { field }: ListSort): ListFilter['startAfter'] {
  if (!key) return undefined
  try {
    return paginationKeys[field].parse(JSON.parse(key))
  } catch {
    throw new HttpError(400, 'BAD_REQUEST', 'key: must be the paginationKey of an earlier page as JSON')
  }
}

/** Returns the language of the rows: the query's language or, if it has none, the first supported language in the header. */
export const readLocale = (cultCode: string | undefined, acceptLanguage: string | undefined): Locale => {
  const languages = [
    cultCode ?? '',
    ...(acceptLanguage ?? '').split(',').map((range) => range.split(';')[0]?.trim() ?? ''),
  ]
  return languages.find(isLocale) ?? 'en-US'
}
