/** Transport calls of the gateway; answers stay in the form of the wire. */
import { fail } from '../errors/failure.ts'
import type { Gateway } from '../gateway/client.ts'
import type { GatewayAnswer } from '../gateway/envelope.ts'
import { field, isObject, list, type WireObject } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { RideInput } from './ride-input.ts'

function bodyOf(answer: GatewayAnswer): WireObject | unknown[] {
  if (answer.ok) return answer.body
  return fail(answer.rejected ? 'BAD_USER_INPUT' : 'GATEWAY_BAD_RESPONSE', { cause: answer.code })
}

/** Rows of an answer: bare, or named, with or without an envelope. A 200 without them means that there are none. */
function rowsOf(body: WireObject | unknown[]): unknown[] {
  for (const place of [body, field(body, 'response')]) {
    const named = Array.isArray(place) ? place : (field(place, 'transportations') ?? field(place, 'vehicles'))
    if (named !== undefined) return list(named)
  }
  return []
}

/** `POST /transportation/searchTransportation`: rows, and errors of suppliers; null where the gateway sells no transport. */
export async function searchRides(gateway: Gateway, input: RideInput, locale: Locale) {
  const answer = await gateway.optional('/transportation/searchTransportation', {
    body: {
      startDate: input.date,
      noOfPax: input.passengers,
      quantity: input.vehicles ?? 1,
      modelFrom: input.modelFrom,
      modelTo: input.modelTo,
      nationality: input.nationality,
      cultCode: locale,
      userGroup: 'b2b',
      ...(input.routeCode !== null && { routeCode: input.routeCode }),
    },
  })
  if (!answer) return null
  const body = bodyOf(answer)
  return { rows: rowsOf(body), errors: list(isObject(body) ? field(body, 'errors') : []) }
}

/** `GET /transportation/lookups`: names of codes; null where the gateway does not support it. */
export async function readLookups(gateway: Gateway, locale: Locale): Promise<WireObject | null> {
  const answer = await gateway.optional('/transportation/lookups', { query: { cultCode: locale } })
  if (!answer) return null
  const body = bodyOf(answer)
  const response = field(body, 'response')
  return isObject(response) ? response : isObject(body) ? body : {}
}
