/** Calls the gateway's transport endpoints. Responses are returned as they are on the wire. */
import type { Gateway } from '../gateway/client.ts'
import { requireAccepted } from '../gateway/envelope.ts'
import { field, isObject, type WireObject } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import { readRows } from '../service-search/read-rows.ts'
import { transportCalls } from './calls.ts'
import type { RideInput } from './ride-input.ts'

/** `POST /transportation/searchTransportation`: rows and supplier errors; null if the gateway sells no transport. */
export async function searchRides(gateway: Gateway, input: RideInput, locale: Locale) {
  const result = await gateway.callOptional(transportCalls.search, {
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
  return result && readRows(result, transportCalls.search)
}

/** `GET /transportation/lookups`: names of codes; null if the gateway does not support it. */
export async function readLookups(gateway: Gateway, locale: Locale): Promise<WireObject | null> {
  const result = await gateway.callOptional(transportCalls.lookups, { query: { cultCode: locale } })
  if (!result) return null
  const { body } = requireAccepted(result)
  const response = field(body, 'response')
  return isObject(response) ? response : isObject(body) ? body : {}
}
