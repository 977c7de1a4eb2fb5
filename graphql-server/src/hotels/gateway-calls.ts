/** Calls the gateway's hotel endpoints. Responses are returned in the gateway's format. */
import type { RowReading } from '@rihla/json-row-reader'
import { fail } from '../errors/failure.ts'
import { requireAccepted, readContent, isNotFound } from '../gateway/envelope.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Locale } from '../locale.ts'
import { field, isObject, list, text, fieldText, type WireObject } from '../gateway/wire.ts'
import { hotelCalls } from './calls.ts'
import { removeLanguageSuffix } from './hotel-content.ts'
import { readCodes } from './search/search-codes.ts'
import type { Room, SearchInput } from './search/search-input.ts'

const toWireRooms = (rooms: Room[]) =>
  rooms.map(({ adults, childAges }, sequence) => ({
    sequence,
    paxInfo: [{ type: 'ADT', quantity: adults }, ...childAges.map((age) => ({ type: 'CHD', quantity: 1, age }))],
  }))

/** Search fields repeated in every hotel call. */
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

/** HTTP 400 and 422 mean that the input is invalid. The contract defines no other refusal for a search. */
const searchRejection = { rejected: 'BAD_USER_INPUT' } as const

/**
 * Returns the hotels in a response. The list may be in `hotels` or at the top level, with or without an envelope, as a list or as its first page.
 * Null means an empty list; any other response is unreadable.
 */
function readHotels(body: WireObject | unknown[]): unknown[] {
  for (const content of [body, field(body, 'response')]) {
    const hotels = Array.isArray(content) ? content : field(content, 'hotels')
    if (hotels !== undefined) return list(field(hotels, 'items') ?? hotels)
  }
  return fail('GATEWAY_BAD_RESPONSE', { cause: 'no hotels' })
}

/**
 * Calls `POST /hotels/searchWithDetails` for one supplier, or for all suppliers if null. Returns hotels as read by `reading`, supplier errors,
 * and the reported codes.
 */
export async function searchHotels<Row>(
  gateway: Gateway,
  input: SearchInput,
  locale: Locale,
  supplier: string | null,
  reading: RowReading<Row>,
) {
  const { body, rows } = requireAccepted(
    await gateway.read(hotelCalls.search, {
      rows: { member: 'hotels', reading },
      body: {
        ...searchBody(input, locale),
        rooms: toWireRooms(input.rooms),
        ...(supplier !== null && { suppliers: [supplier] }),
      },
    }),
    searchRejection,
  )
  const errors = list(isObject(body) ? field(body, 'errors') : [])
  const hotels = readHotels(body)
  const areRowsRead = hotels === rows
  return {
    hotels: areRowsRead
      ? (hotels as Row[])
      : hotels.map((hotel, index) => (isObject(hotel) ? reading.readParsed(hotel, index) : null)),
    errors,
    codes: readCodes(body),
  }
}

/** Maximum time that a search waits for the list of suppliers. */
const suppliersWithinMs = 1000

/** Calls `GET /hotels/suppliers`. Returns the suppliers that a search can be limited to; empty if the gateway does not support the call. */
export async function readSearchSuppliers(gateway: Gateway): Promise<string[]> {
  const result = await gateway.callOptional(hotelCalls.suppliers, { withinMs: suppliersWithinMs })
  return list(field(readContent(result), 'suppliers')).flatMap((supplier) => text(field(supplier, 'provider')) ?? [])
}

/** Calls `POST /hotels/detailSearchWithHotelCode` for one supplier. Returns the hotel with its rooms; undefined if it is not available. */
export async function readHotelDetail(
  gateway: Gateway,
  input: SearchInput,
  locale: Locale,
  offer: { code: string; provider: string },
): Promise<unknown> {
  const result = await gateway.read(hotelCalls.detail, {
    body: {
      ...searchBody(input, locale),
      rooms: toWireRooms(input.rooms),
      hotelCode: offer.code,
      provider: offer.provider,
    },
  })
  return isNotFound(result)
    ? undefined
    : findHotelByCode(readHotels(requireAccepted(result, searchRejection).body).filter(isObject), offer.code)
}

/** Finds the requested hotel in a response. Throws if there are only other hotels, because quoting one would book it under the requested hotel's name. */
function findHotelByCode(hotels: WireObject[], requested: string): WireObject | undefined {
  const normalize = (code: string) => removeLanguageSuffix(code).toLowerCase()
  const found = hotels.find((hotel) => normalize(fieldText(hotel, 'code') ?? requested) === normalize(requested))
  if (found || hotels.length === 0) return found
  return fail('GATEWAY_BAD_RESPONSE', { cause: `requested ${requested}, received ${fieldText(hotels[0], 'code')}` })
}

/** Calls `GET /hotels/locations`; null if the gateway does not support it. */
export async function readLocations(gateway: Gateway, locale: Locale): Promise<unknown[] | null> {
  const content = readContent(await gateway.callOptional(hotelCalls.locations, { query: { cultCode: locale } }))
  return content === null ? null : list(field(content, 'locations'))
}
