/** The two calls that turn chosen rooms into a hold: policies, whose whole answer goes back as `extra`, then availability. */
import type { GatewayAnswer } from '../../gateway/envelope.ts'
import type { Gateway } from '../../gateway/client.ts'
import type { Locale } from '../../locale.ts'
import { Failure } from '../../errors/failure.ts'
import { field, isObject, list, path } from '../../gateway/wire.ts'
import { searchBody } from '../gateway-calls.ts'
import type { KeptOffer } from '../search/cached-search.ts'
import type { SearchInput } from '../search/search-input.ts'

/** What is asked for; kept with a quote, so that it can be asked again. */
export type QuoteRequest = {
  input: SearchInput
  /** The language of the search: codes of hotels and rooms belong to it. */
  locale: Locale
  offer: KeptOffer
  roomGroups: unknown[]
}

/** The rooms are not to be had, or nobody can tell. */
export type Unavailable = { unavailable: 'HOTEL_NOT_AVAILABLE' | 'AVAILABILITY_UNKNOWN' }

export type Availability = {
  policies: unknown
  response: Record<string, unknown>
  trackToken: string
}

// A supplier that does not answer has not said that it is sold out.
const failedCodes = /^SUPPLIER_(FAILED|TIMEOUT)$/

const refusedBy = (answer: Extract<GatewayAnswer, { ok: false }>): Unavailable => ({
  unavailable: failedCodes.test(answer.code) ? 'AVAILABILITY_UNKNOWN' : 'HOTEL_NOT_AVAILABLE',
})

const quoteBody = ({ input, locale, offer, roomGroups }: QuoteRequest) => ({
  ...searchBody(input, locale),
  hotelCode: offer.code,
  provider: offer.provider,
  countryCode: 'SA',
  roomGroups,
})

/** Asks for policies and availability of the chosen rooms; the supplier holds them from then on. */
export async function checkAvailability(gateway: Gateway, request: QuoteRequest): Promise<Availability | Unavailable> {
  const body = quoteBody(request)
  const policies = await gateway.read('/hotels/policies', { body })
  if (!policies.ok) return refusedBy(policies)
  const extra = Array.isArray(policies.body) ? policies.body : path(policies.body, 'response')
  if (!isObject(extra) && !Array.isArray(extra)) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no policies' })

  const answer = await gateway.read('/hotels/availabities', { body: { ...body, extra, promo: null } })
  if (!answer.ok) return refusedBy(answer)
  const response = path(answer.body, 'response')
  if (response !== undefined && response !== null && !isObject(response)) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'response is no object' })
  }
  // No room groups in an answer that is otherwise fine is how suppliers say "sold out".
  if (!isObject(response) || list(field(response, 'roomGroups')).length === 0)
    return { unavailable: 'HOTEL_NOT_AVAILABLE' }
  if (answer.trackToken === undefined) return { unavailable: 'AVAILABILITY_UNKNOWN' }
  return { policies: extra, response, trackToken: answer.trackToken }
}
