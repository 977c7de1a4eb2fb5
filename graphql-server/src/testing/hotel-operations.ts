import { expect } from 'vitest'
import type { HotelDetail, HotelSearchResult } from '../__generated__/schema-types.ts'
import type { GraphQLResponse, TestServer } from './start-server.ts'
import type { StubRequest } from './stub-gateway.ts'
import { aHudxHotel, aSearch, hudxLines } from './wire-hotels.ts'

export const searchPath = '/hotels/searchWithDetails'
export const suppliersPath = '/hotels/suppliers'
export const detailPath = '/hotels/detailSearchWithHotelCode'

export const searchDocument = `
  query Search($input: HotelSearchInput, $searchId: ID, $where: HotelWhere, $sort: HotelSort, $page: Int, $pageSize: Int, $revision: Int, $newerThan: Int, $since: Int) {
    hotelSearch(
      input: $input, searchId: $searchId, where: $where, sort: $sort, page: $page, pageSize: $pageSize
      revision: $revision, newerThan: $newerThan, since: $since
    ) {
      searchId expiresAt totalCount page pageCount complete
      items {
        id
        hotel { id name stars address imageUrl distanceToHaram location { latitude longitude } }
        price {
          total { amount currency }
          perNight { amount }
          commission { amount }
          lines { kind label includedInTotal money { amount } }
        }
        offers { id supplier supplierInfo { key name color } board boardText refundable freeCancellationUntil roomsLeft bookable price { total { amount } } }
      }
      facets {
        price { min { amount } max { amount } histogram }
        stars { stars count }
        boards { board count }
        distances { band count }
        suppliers { supplier supplierInfo { key name color } count }
        refundableCount
        nonRefundableCount
        coverage
      }
      suppliers { supplier supplierInfo { key name color } offerCount state }
      revision searching additions { hotelCount lowerPriceCount offerCount }
      codes { kind code state price { hotelName total { amount } fullTotal { amount } } }
      warnings { code supplier count message }
    }
  }
`

export const hotelDocument = `
  fragment Amounts on Price {
    total { amount }
    lines { kind includedInTotal money { amount } }
  }
  query Hotel($id: ID!, $input: HotelSearchInput, $searchId: ID) {
    hotel(id: $id, input: $input, searchId: $searchId) {
      id searchId expiresAt checkIn checkOut
      hotel { id name latinName addressLanguage facilityCodes stars imageUrl }
      occupancies { roomIndex adults childAges }
      description descriptionLanguage facilities { code text language } images checkInTime checkOutTime
      childPolicies { fromAge toAge free supplier }
      roomGroups {
        id bookedTogether supplier
        price { ...Amounts }
        rooms {
          id name kind { type view beds { kind count } squareMeters } roomIndexes features { code text } imageUrl roomsLeft stockId
          rates {
            id offerId supplier board boardText bookable
            price { ...Amounts }
            cancellationPolicy { refundable freeUntil steps { from percent amount { amount } noShow } supplierText }
          }
        }
      }
      pendingSuppliers { key }
      warnings { code supplier count }
    }
  }
`

/** Returns the error codes of a response. */
export const readErrorCodes = ({ errors }: GraphQLResponse) => errors.map(({ extensions }) => extensions['code'])

/** Runs a search that must succeed. */
export async function search(server: TestServer, variables: object = { input: aSearch }): Promise<HotelSearchResult> {
  const { data, errors } = await server.query(searchDocument, variables)
  expect(errors).toEqual([])
  return data.hotelSearch
}

/** Reads a hotel that must exist. */
export async function readHotel(server: TestServer, variables: object): Promise<HotelDetail> {
  const { data, errors } = await server.query(hotelDocument, variables)
  expect(errors).toEqual([])
  if (!data.hotel) throw new Error('no hotel')
  return data.hotel
}

/** Returns a supplier's detail response for one hotel: its row with additional fields. */
export const aDetailResponse = (row: object, fields: object) => ({ hotels: [{ ...row, ...fields }] })

/** Sets the search results, and each supplier's detail response. */
export function respondWithHotels(
  { gateway }: TestServer,
  hotels: object[],
  details: Record<string, unknown> = {},
): void {
  gateway.respondTo(searchPath, { hotels })
  gateway.respondTo(detailPath, ({ body }: StubRequest) => details[String(body['provider'])] ?? { hotels: [] })
}

/** Returns the totals of a hotel's details by group, room and rate. */
export const listTotals = (detail: HotelDetail) =>
  detail.roomGroups.map(({ rooms }) => rooms.map(({ rates }) => rates.map(({ price }) => price.total.amount)))

/** Returns a hudxconnect hotel with the code `49<number>` and a total of `base` plus 15.00. */
export const hudxHotel = (number: number, base: number, changes: object = {}) =>
  aHudxHotel({
    code: `${number}_en-US`,
    umrahHotelCode: `49${number}`,
    name: `Hotel ${number}`,
    amount: base + 15,
    displayRateInfo: hudxLines(base, 15),
    ...changes,
  })
