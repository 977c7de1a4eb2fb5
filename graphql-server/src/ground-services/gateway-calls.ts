/** Makes the gateway's ground service calls. Responses are returned as they are on the wire. */
import type { Gateway } from '../gateway/client.ts'
import type { Locale } from '../locale.ts'
import { readRows } from '../service-search/read-rows.ts'
import { groundCalls } from './calls.ts'
import type { GroundInput } from './ground-input.ts'

/** `POST /groundservices/search`: rows and supplier errors; null if the gateway sells no ground services. */
export async function searchGround(gateway: Gateway, input: GroundInput, locale: Locale) {
  const { arrivalDate, pilgrims, nationality, countryOfResidence, packageCode, extras } = input
  const result = await gateway.callOptional(groundCalls.search, {
    body: {
      arrivalDate,
      quantity: pilgrims,
      nationality,
      countryOfResidence,
      cultCode: locale,
      userGroup: 'b2b',
      ...(packageCode !== null && { categoryCode: packageCode }),
      ...(extras.length > 0 && { additionalServices: extras.map(toWireExtra) }),
    },
  })
  return result && readRows(result, groundCalls.search)
}

/** On the wire, these numbers are strings. */
const toWireExtra = ({ code, quantity, days }: GroundInput['extras'][number]) => ({
  code,
  quantity: String(quantity),
  duration: String(days),
})
