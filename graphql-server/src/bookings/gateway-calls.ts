import type { Context } from '../context.ts'
import { Failure, fail } from '../errors/failure.ts'
import type { Gateway, GatewayFindings } from '../gateway/client.ts'
import { type GatewayResult, requireAccepted, isNotFound } from '../gateway/envelope.ts'
import { field, isObject, list, path, text, texts, type WireObject } from '../gateway/wire.ts'
import type { BookingKey } from './booking-id.ts'
import { type BookingKinds, kindByTypename, findBookingKind } from './booking-kind.ts'
import type { BookingRow } from './booking-row.ts'
import { readRow } from './read-row.ts'
import type { ListRequest } from './list/conditions.ts'
import { type SelectedList, readSelected } from './list/read-selected.ts'

/** Parameters of the list. Send only parameters that the gateway supports; `key` is always allowed. */
export type ListQuery = Partial<
  Record<'key' | 'clientReference' | 'text' | 'createdFrom' | 'createdTo' | 'updatedSince' | 'sort' | 'limit', string>
>

export type ListPage = {
  rows: BookingRow[]
  /** Number of entries without a reference. */
  unreadable: number
  /** Key of the next page as JSON text; null on the last page. */
  nextKey: string | null
  /** Parameters that the gateway honors. */
  supports: string[]
}

const isPageKey = (key: unknown) => key !== null && key !== undefined && key !== '' && key !== false

/**
 * Records the features that a response shows to be supported, for all callers of this process. Ignores a response with neither rows nor `supports`,
 * so that a single broken response does not make later calls read whole lists.
 */
function recordSupport(findings: GatewayFindings, body: unknown, hasRows: boolean): void {
  const supports = field(body, 'supports')
  if (findings.selects !== undefined && !hasRows && !Array.isArray(supports)) return
  findings.supports = texts(supports)
  findings.selects = findings.supports.includes('select')
}

function readPage({ findings }: Gateway, body: unknown, kinds: BookingKinds): ListPage {
  const results = Array.isArray(body) ? body : field(body, 'results')
  if (results === undefined) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no results' })
  const entries = list(results)
  const rows = entries.map((entry) => readRow(entry, findBookingKind(kinds, entry))).filter((row) => row !== null)
  const key = field(body, 'paginationKey')
  recordSupport(findings, body, rows.length > 0)
  return {
    rows,
    unreadable: entries.length - rows.length,
    nextKey: isPageKey(key) ? JSON.stringify(key) : null,
    supports: findings.supports,
  }
}

/** Reads one page of the reservations of the caller's company. */
export async function readListPage(gateway: Gateway, query: ListQuery, kinds: BookingKinds): Promise<ListPage> {
  const { body } = requireAccepted(await gateway.read('/hotels/reservations', { query, background: true }))
  return readPage(gateway, body, kinds)
}

/** The selected lists, or the first page of the whole list if the gateway does not support selections. */
export type Selection = { selected: Record<string, SelectedList> } | { selected: null; page: ListPage }

/** Maximum length of a selection in a URL. Some proxies truncate or reject longer URLs. */
const maxSelectLength = 4000

/** Whether a selection contains text typed by agents, which may be a passport number and must not appear in a URL. */
const containsTypedText = (lists: Record<string, ListRequest>): boolean =>
  Object.values(lists).some(({ where }) => where.some(({ text, tag }) => text !== undefined || tag !== undefined))

/** Whether the gateway accepts a selection in a body. True until the gateway's first response shows what it supports. */
const acceptsBody = ({ selects, supports }: GatewayFindings): boolean =>
  selects === undefined || supports.includes('select.post')

/** Requests lists by name, each with its filters, order and page. */
export async function readSelection(
  gateway: Gateway,
  lists: Record<string, ListRequest>,
  kinds: BookingKinds,
): Promise<Selection> {
  const select = JSON.stringify(lists)
  const hasTypedText = containsTypedText(lists)
  const result =
    (hasTypedText || select.length > maxSelectLength) && acceptsBody(gateway.findings)
      ? await gateway.callOptional('/hotels/reservations/select', { body: { select: lists } })
      : null
  // Without `select`, the gateway sends the first page of its whole list.
  const { body } = requireAccepted(
    result ?? (await gateway.read('/hotels/reservations', { query: hasTypedText ? {} : { select } })),
  )
  const page = readPage(gateway, body, kinds)
  const value = field(body, 'selected')
  if (value === undefined || value === null) return { selected: null, page }
  gateway.findings.selects = true
  const selected = readSelected(value, Object.keys(lists), kinds)
  if (!selected) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'a selected list is missing' })
  return { selected }
}

type Caller = Pick<Context, 'gateway' | 'bookingKinds' | 'locale'>

/** Throws if a response is about a booking other than the requested one, which can happen on a reused connection. */
function assertSameBooking(response: unknown, { reference }: BookingKey): void {
  const received = text(field(response, 'bookingReferenceNo')) ?? text(field(response, 'reservationNo'))
  if (received !== undefined && received !== reference) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `requested ${reference}, received ${received}` })
  }
}

/** Reads a booking's view: the fields of `response`, plus a few that some gateways send alongside it. Null if the booking does not exist. */
export async function viewReservation(
  { gateway, bookingKinds, locale }: Caller,
  key: BookingKey,
  withinMs?: number,
): Promise<WireObject | null> {
  const calls = kindByTypename(bookingKinds, key.__typename)?.calls
  if (!calls) return null
  const result = await gateway.read(calls.view, {
    body: calls.keyBody(key, locale),
    ...(withinMs !== undefined && { withinMs }),
  })
  if (isNotFound(result)) return null
  const { body } = requireAccepted(result)
  const response = path(body, 'response')
  if (!isObject(response) || !isObject(body)) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no response' })
  assertSameBooking(response, key)
  const { paymentInfo, price, contactInformation } = body
  return { paymentInfo, price, contactInformation, ...response }
}

/** Requests a cancellation quote. The call does not change the booking. */
export async function requestCancellationQuote(
  { gateway, bookingKinds, locale }: Caller,
  key: BookingKey,
): Promise<GatewayResult | 'not-found' | 'not-supported'> {
  const calls = kindByTypename(bookingKinds, key.__typename)?.calls
  if (!calls) return 'not-found'
  const result = await gateway.callOptional(calls.quoteCancellation, { body: calls.keyBody(key, locale) })
  if (!result) return 'not-supported'
  if (isNotFound(result)) return 'not-found'
  if (!isObject(result.body)) fail('GATEWAY_BAD_RESPONSE', { cause: 'the quote is not an object' })
  if (result.ok) assertSameBooking(field(result.body, 'response'), key)
  return result
}

/** Makes the gateway query the supplier again about a booking or cancellation that the supplier has not answered. */
export const requestSupplierRetry = ({ gateway, locale }: Caller, { reference, provider }: BookingKey) =>
  gateway.callOptional('/hotels/reservations/askagain', {
    body: { bookingReferenceNo: reference, provider, cultCode: locale },
  })

/** Confirms a cancellation quote. */
export function sendCancellation(
  { gateway, bookingKinds, locale }: Caller,
  { __typename, provider }: BookingKey,
  { quote, reason, idempotencyKey }: { quote: WireObject; reason: string; idempotencyKey: string },
) {
  const { calls } = kindByTypename(bookingKinds, __typename) ?? bookingKinds[0]
  return gateway.moveMoney(calls.confirmCancellation, {
    idempotencyKey,
    body: {
      provider,
      cultCode: locale,
      packageId: field(quote, 'packageId') ?? null,
      requestObject: { ...quote, cancellationReason: reason },
    },
  })
}
