/** The hotel calls of the gateway, in the order of the product; gateway words in, wire answers out. */
import { fail } from '../errors/failure.ts'
import type { GatewayAnswer } from '../gateway/envelope.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Locale } from '../locale.ts'
import { field, isObject, list, path, type WireObject } from '../gateway/wire.ts'
import type { Room, SearchInput } from './search/search-input.ts'

const wireRooms = (rooms: Room[]) =>
  rooms.map(({ adults, childAges }, sequence) => ({
    sequence,
    paxInfo: [{ type: 'ADT', quantity: adults }, ...childAges.map((age) => ({ type: 'CHD', quantity: 1, age }))],
  }))

/** What every hotel call repeats of the search. */
export const searchBody = (input: SearchInput, locale: Locale) => ({
  locationCode: input.locationCode,
  checkInDate: input.checkIn,
  checkOutDate: input.checkOut,
  nationality: input.nationality,
  cultCode: locale,
  userGroup: 'b2b',
  subpcc: input.hotelPromoCode,
  specialCode: input.specialCode,
})

function bodyOf(answer: GatewayAnswer) {
  if (answer.ok) return answer
  // 400 and 422 say that the input cannot be searched; any other refusal of a search is none the contract knows.
  return fail(answer.rejected ? 'BAD_USER_INPUT' : 'GATEWAY_BAD_RESPONSE', { cause: answer.code })
}

/**
 * The hotels of an answer: under their name, in an envelope or bare, as a list or as the first page of one. An answer that names none is
 * something else, but null is the empty list.
 */
function hotelsOf(body: WireObject | unknown[]): unknown[] {
  for (const place of [body, field(body, 'response')]) {
    const named = Array.isArray(place) ? place : field(place, 'hotels')
    if (named !== undefined) return list(field(named, 'items') ?? named)
  }
  return fail('GATEWAY_BAD_RESPONSE', { cause: 'no hotels' })
}

/** `POST /hotels/searchWithDetails`: hotels, suppliers that failed, and the size of the answer. */
export async function searchHotels(gateway: Gateway, input: SearchInput, locale: Locale) {
  const { body, bytes } = bodyOf(
    await gateway.read('/hotels/searchWithDetails', {
      body: { ...searchBody(input, locale), rooms: wireRooms(input.rooms) },
    }),
  )
  return { hotels: hotelsOf(body), errors: list(isObject(body) ? field(body, 'errors') : []), bytes }
}

/** `POST /hotels/detailSearchWithHotelCode` at one supplier: the hotel with its rooms; undefined when it is not available. */
export async function readHotelDetail(
  gateway: Gateway,
  input: SearchInput,
  locale: Locale,
  offer: { code: string; provider: string },
): Promise<unknown> {
  const { body } = bodyOf(
    await gateway.read('/hotels/detailSearchWithHotelCode', {
      body: {
        ...searchBody(input, locale),
        rooms: wireRooms(input.rooms),
        hotelCode: offer.code,
        provider: offer.provider,
      },
    }),
  )
  return hotelsOf(body).find(isObject)
}

/** `GET /hotels/locations`; null where the gateway does not offer it. */
export async function readLocations(gateway: Gateway, locale: Locale): Promise<unknown[] | null> {
  const answer = await gateway.optional('/hotels/locations', { query: { cultCode: locale } })
  return answer && list(path(bodyOf(answer).body, 'response', 'locations'))
}
