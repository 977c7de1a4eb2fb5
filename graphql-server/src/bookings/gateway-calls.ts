import { Failure } from '../errors/failure.ts'
import type { GatewayAnswer } from '../gateway/envelope.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Locale } from '../locale.ts'
import { field, isObject, list, path, text, type WireObject } from '../gateway/wire.ts'
import type { BookingKey } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { readListRow } from './list/list-row.ts'

type ListPage = { rows: BookingRow[]; paginationKey: unknown; /** Entries without a reference. */ unreadable: number }

/** One page of the reservations of the caller's company; null is the key of the first one. */
export async function readListPage(gateway: Gateway, key: string | null, withinMs: number): Promise<ListPage> {
  const answer = await gateway.read('/hotels/reservations', { withinMs, ...(key !== null && { query: { key } }) })
  if (!answer.ok) throw new Failure('GATEWAY_UNAVAILABLE', { cause: answer })
  const results = Array.isArray(answer.body) ? answer.body : field(answer.body, 'results')
  if (results === undefined) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no results' })
  const entries = list(results)
  const rows = entries.map(readListRow).filter((row) => row !== null)
  return { rows, unreadable: entries.length - rows.length, paginationKey: field(answer.body, 'paginationKey') }
}

const wireKey = ({ provider, reference }: BookingKey, locale: Locale) => ({
  bookingReferenceNo: reference,
  provider,
  cultCode: locale,
})

const isNotFound = (answer: GatewayAnswer) => !answer.ok && /^(NOT_?FOUND|404)$/i.test(answer.code)

/** An answer on a connection that is used again must be about the booking that was asked for. */
function assertSameBooking(response: unknown, { reference }: BookingKey): void {
  const answered = text(field(response, 'bookingReferenceNo')) ?? text(field(response, 'reservationNo'))
  if (answered !== undefined && answered !== reference) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `asked for ${reference}, answered ${answered}` })
  }
}

/** A booking as the gateway keeps it: facts of `response`, of which some gateways put a few beside it. Null when there is none. */
export async function viewReservation(
  gateway: Gateway,
  key: BookingKey,
  { locale, withinMs }: { locale: Locale; withinMs?: number },
): Promise<WireObject | null> {
  const answer = await gateway.read('/hotels/viewreservation', {
    body: wireKey(key, locale),
    ...(withinMs !== undefined && { withinMs }),
  })
  if (isNotFound(answer)) return null
  if (!answer.ok) throw new Failure('GATEWAY_UNAVAILABLE', { cause: answer })
  const response = path(answer.body, 'response')
  if (!isObject(response) || !isObject(answer.body)) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no response' })
  assertSameBooking(response, key)
  const { paymentInfo, price } = answer.body
  return { paymentInfo, price, ...response }
}

/** Asks what cancelling would give back; nothing is changed. */
export async function askCancellationQuote(
  gateway: Gateway,
  key: BookingKey,
  locale: Locale,
): Promise<GatewayAnswer | null> {
  const answer = await gateway.read('/hotels/cancelreservation', { body: wireKey(key, locale) })
  if (isNotFound(answer)) return null
  if (answer.ok) assertSameBooking(field(answer.body, 'response'), key)
  return answer
}

/** Cancels at a quote, once. */
export function sendCancellation(
  gateway: Gateway,
  { provider }: BookingKey,
  { quote, reason, idempotencyKey }: { quote: WireObject; reason: string; idempotencyKey: string },
  locale: Locale,
) {
  return gateway.money('/hotels/confirmcancelreservation', {
    idempotencyKey,
    body: {
      provider,
      cultCode: locale,
      packageId: field(quote, 'packageId') ?? null,
      requestObject: { ...quote, cancellationReason: reason },
    },
  })
}
