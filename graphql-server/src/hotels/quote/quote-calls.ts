/** The two calls that turn chosen rooms into a hold: policies, whose whole answer goes back as `extra`, then availability. */
import type { Logger } from 'pino'
import type { PaymentMethod } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import type { Gateway } from '../../gateway/client.ts'
import type { GatewayAnswer } from '../../gateway/envelope.ts'
import { field, isObject, list, path } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { searchBody } from '../gateway-calls.ts'
import type { CachedOffer } from '../search/cached-search.ts'
import type { SearchInput } from '../search/search-input.ts'

/** What is asked for; stored with a quote, so that it can be asked again. */
export type QuoteRequest = {
  input: SearchInput
  /** Language of the search: codes of hotels and rooms belong to it. */
  locale: Locale
  offer: Pick<CachedOffer, 'id' | 'provider' | 'code'>
  roomGroups: unknown[]
}

/** The rooms cannot be held, or their availability is unknown. */
export type Unavailable = { unavailable: 'HOTEL_NOT_AVAILABLE' | 'AVAILABILITY_UNKNOWN' | 'HOLD_LIMIT' }

export type Availability = {
  /** Null where the gateway has no call for policies. */
  policies: unknown
  response: Record<string, unknown>
  trackToken: string
}

const soldOut = /^((HOTEL|ROOMS?|RATE)_?)?(NOT_?AVAILABLE|UNAVAILABLE|NOT_?FOUND)$|SOLD_?OUT|NO_?AVAILABILITY/i

/** Reads an in-band refusal. A code that is not known says nothing about availability. */
function refusedBy(
  { code, message }: Extract<GatewayAnswer, { ok: false }>,
  call: string,
  logger: Logger,
): Unavailable {
  logger.warn({ call, code, text: message?.slice(0, 200) }, 'quote refused by the gateway')
  if (code.toUpperCase() === 'TOO_MANY_HOLDS') return { unavailable: 'HOLD_LIMIT' }
  return { unavailable: soldOut.test(code) ? 'HOTEL_NOT_AVAILABLE' : 'AVAILABILITY_UNKNOWN' }
}

const quoteBody = ({ input, locale, offer, roomGroups }: QuoteRequest) => ({
  ...searchBody(input, locale),
  hotelCode: offer.code,
  provider: offer.provider,
  countryCode: 'SA',
  roomGroups,
})

/** Asks for policies and availability of the chosen rooms, which the supplier then holds. */
export async function checkAvailability(
  { gateway, logger }: Pick<Context, 'gateway' | 'logger'>,
  request: QuoteRequest,
): Promise<Availability | Unavailable> {
  const body = quoteBody(request)
  const policies = await gateway.optional('/hotels/policies', { body })
  if (policies && !policies.ok) return refusedBy(policies, '/hotels/policies', logger)
  const extra = policies && (Array.isArray(policies.body) ? policies.body : path(policies.body, 'response'))
  if (policies && !isObject(extra) && !Array.isArray(extra)) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no policies' })
  }

  const answer = await gateway.read('/hotels/availabities', { body: { ...body, extra, promo: null } })
  if (!answer.ok) return refusedBy(answer, '/hotels/availabities', logger)
  const response = path(answer.body, 'response')
  if (response !== undefined && response !== null && !isObject(response)) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'response is no object' })
  }
  // Suppliers say "sold out" with an otherwise good answer that has no room groups.
  if (!isObject(response) || list(field(response, 'roomGroups')).length === 0) {
    return { unavailable: 'HOTEL_NOT_AVAILABLE' }
  }
  if (answer.trackToken === undefined) return { unavailable: 'AVAILABILITY_UNKNOWN' }
  return { policies: extra, response, trackToken: answer.trackToken }
}

/** How a quote can be paid: from the wallet where the gateway has one, else on the agency's account. */
export async function readPaymentMethods(gateway: Gateway): Promise<PaymentMethod[]> {
  try {
    return (await gateway.optional('/wallet')) === null ? ['ACCOUNT'] : ['WALLET']
  } catch (error) {
    // A wallet that cannot be read right now exists.
    if (error instanceof Failure && error.code.startsWith('GATEWAY_')) return ['WALLET']
    throw error
  }
}
