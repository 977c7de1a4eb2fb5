/** The two calls that hold the chosen rooms: policies, then availability, which receives the whole policies response as `extra`. */
import type { HeldQuote } from '../../checkout/held-quote.ts'
import { type Unavailability, readHoldResponse, readUnavailability } from '../../checkout/hold.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { field, isObject, list, path, type WireObject } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { hotelCalls } from '../calls.ts'
import { searchBody } from '../gateway-calls.ts'
import type { CachedOffer } from '../search/cached-search.ts'
import type { SearchInput } from '../search/search-input.ts'

/** The availability request, stored with the quote so that the request can be sent again. */
export type QuoteRequest = {
  input: SearchInput
  /** Language of the search. Hotel and room codes are only valid in this language. */
  locale: Locale
  offer: Pick<CachedOffer, 'id' | 'provider' | 'code'>
  roomGroups: unknown[]
}

export type Availability = Pick<HeldQuote, 'response' | 'trackToken'> & {
  /** Null if the gateway does not support the policies call. */
  policies: unknown
}

/** Builds the body of the policies and availability calls. */
export const quoteBody = ({ input, locale, offer, roomGroups }: QuoteRequest) => ({
  ...searchBody(input, locale),
  hotelCode: offer.code,
  provider: offer.provider,
  countryCode: 'SA',
  roomGroups,
})

/** Matches the nouns for rooms in refusal codes. */
const codeNounPattern = 'HOTEL|ROOMS?|RATE|PACKAGE'

/** Requests policies and availability of the chosen rooms. The supplier then holds them. */
export async function checkAvailability(
  { gateway, logger }: Pick<Context, 'gateway' | 'logger'>,
  request: QuoteRequest,
): Promise<Availability | Unavailability> {
  const body = quoteBody(request)
  const policies = await gateway.callOptional(hotelCalls.policies, { body })
  if (policies && !policies.ok)
    return readUnavailability(policies, { call: hotelCalls.policies, codeNounPattern }, logger)
  const extra = policies && (Array.isArray(policies.body) ? policies.body : path(policies.body, 'response'))
  if (policies && !isObject(extra) && !Array.isArray(extra)) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'no policies' })
  }

  const call = hotelCalls.availability
  const result = await gateway.read(call, { body: { ...body, extra, promo: null } })
  const isEmpty = (response: WireObject) => list(field(response, 'roomGroups')).length === 0
  const held = readHoldResponse(result, { call, codeNounPattern, isEmpty }, logger)
  return 'unavailable' in held ? held : { policies: extra, ...held }
}
