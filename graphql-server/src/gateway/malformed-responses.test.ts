import { randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constantFrom, jsonValue, nat, oneof, option, record, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Price } from '../__generated__/schema-types.ts'
import { aWireRow, aWireView } from '../testing/booking-factory.ts'
import { encodeBookingId } from '../bookings/booking-id.ts'
import { parseHalalas } from '../values/money.ts'
import { type WireObject, isObject } from './wire.ts'
import { forgetfulStore } from '../testing/forgetful-store.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../testing/book-steps.ts'
import {
  readErrorCodes,
  aDetailResponse,
  hotelDocument,
  hudxHotel,
  respondWithHotels,
  search,
} from '../testing/hotel-operations.ts'
import {
  availability,
  cheapest,
  familyAndSingleGuest,
  hudxGroups,
  openHotel,
  policiesResponse,
  quoteCheapest,
  quoteDocument,
  stubHotel,
} from '../testing/quote-steps.ts'
import { type GraphQLResponse, type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure } from '../testing/stub-gateway.ts'
import {
  aHudxHotel,
  aHudxRoom,
  aSearch,
  anAgodaGroup,
  anAgodaHotel,
  anUmrahholidaysHotel,
} from '../testing/wire-hotels.ts'
import { aWireProfile } from '../testing/wire-profile.ts'

const clock = () => new Date('2026-11-21T09:00:00Z')
let server: TestServer
/** A server whose store discards everything, so that every read reaches the gateway. */
let uncachedServer: TestServer

beforeAll(async () => {
  server = await startServer({ clock })
  uncachedServer = await startServer({ clock, store: forgetfulStore() })
})
afterAll(() => Promise.all([server.stop(), uncachedServer.stop()]))

/** Values that a careless or hostile gateway may send instead of the expected ones. */
const malformedValue = oneof(
  constantFrom(null, '', ' ', -1, 0, -0.004, 1e308, 1e21, 2 ** 31, 2 ** 53, true, false, [], {}, [[[]]]),
  constantFrom('NaN', '12,5', '1e5', '0x10', '-5', '١٢٣', '2026-13-45', '0001-01-01T00:00:00', '9999-12-31'),
  constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'),
  constantFrom('<script>alert(1)</script>', '&#0;&#xd800;&amp;amp;', '\u0000', '\ud800', 'ا'.repeat(6000)),
  string({ unit: 'binary' }),
  jsonValue({ maxDepth: 2 }),
)
type Edit = { place: number; value: unknown; added: string | null }
const edits = array(
  record({
    place: nat(),
    value: malformedValue,
    added: option(constantFrom('__proto__', 'amount', 'name', 'rooms'), { freq: 8 }),
  }),
  { minLength: 1, maxLength: 12 },
)

type Place = { parent: Record<string | number, unknown>; key: string | number }

const isParent = (value: unknown): value is Record<string | number, unknown> => Array.isArray(value) || isObject(value)

const listPlaces = (parent: Record<string | number, unknown>): Place[] =>
  Object.keys(parent).flatMap((key) => {
    const value = parent[key]
    return [{ parent, key }, ...(isParent(value) ? listPlaces(value) : [])]
  })

/** Returns a copy with some values replaced. */
function applyEdits<Body extends object>(response: Body, changes: Edit[]): Body {
  const copy = { response: structuredClone(response) }
  for (const { place, value, added } of changes) {
    const places = listPlaces(copy)
    const { parent, key } = places[place % places.length] ?? { parent: copy, key: 'response' }
    // Like JSON.parse: defines an own property, even for names such as `__proto__`.
    const descriptor = { value: structuredClone(value), enumerable: true, configurable: true, writable: true }
    Object.defineProperty(parent, added ?? key, descriptor)
  }
  return copy.response
}

const sumIncludedLines = ({ lines }: Pick<Price, 'lines'>) =>
  lines.reduce((sum, { includedInTotal, money }) => sum + (includedInTotal ? (parseHalalas(money.amount) ?? 0) : 0), 0)

function expectConsistent(price: Price): void {
  const total = parseHalalas(price.total.amount) ?? 0
  expect(total).toBeGreaterThan(0)
  // A price may have no lines, and may differ by a halala because of the supplier's rounding.
  if (price.lines.some(({ includedInTotal }) => includedInTotal)) {
    expect(Math.abs(sumIncludedLines(price) - total)).toBeLessThanOrEqual(1)
  }
}

/** Returns codes other than gateway errors: a malformed response must never lead to an internal error. */
const findUnexpectedErrors = (result: GraphQLResponse) =>
  readErrorCodes(result).filter((code) => code !== 'GATEWAY_BAD_RESPONSE' && code !== 'GATEWAY_UNAVAILABLE')

const searchDocument = `query ($input: HotelSearchInput) { hotelSearch(input: $input, sort: RECOMMENDED, pageSize: 100) {
  totalCount codes { kind code state } warnings { code message } suppliers { supplier offerCount }
  facets { price { min { amount } max { amount } histogram } stars { stars count } boards { board count } distances { band count } }
  items {
    hotel {
      id name latinName stars address addressLanguage facilityCodes imageUrl distanceToHaram location { latitude longitude }
    }
    offers {
      supplier board boardText refundable freeCancellationUntil roomsLeft bookable
      price { total { amount currency } perNight { amount } commission { amount } lines { kind label includedInTotal money { amount } } }
    }
  }
} }`

const runs = { numRuns: 250 }
/** Hotel details that only some gateways send. */
const content = {
  latinName: 'Sage Garden Hotel',
  boardCode: 'BB',
  description: 'Near the mosque.',
  descriptionLanguage: 'en',
  amenities: [{ name: 'Lift', code: 'ELEVATOR' }, 'Sauna'],
}
const roomContent = {
  roomType: 'DOUBLE',
  view: 'HARAM',
  beds: [{ type: 'KING', quantity: 1 }],
  squareMeters: 24,
  features: [{ name: 'Balcony', code: 'BALCONY' }],
}
const inputWithCodes = { ...aSearch, hotelPromoCode: 'SAGE', specialCode: 'S-7' }
const codes = [
  { type: 'subpcc', code: 'SAGE', accepted: true },
  { type: 'specialCode', code: 'S-7', accepted: false },
]
const rows = [aHudxHotel(content), anAgodaHotel(), anUmrahholidaysHotel()]
const readableHotel = hudxHotel(777, 120)

describe('arbitrary gateway responses', () => {
  test('never hide readable hotels or allow inconsistent prices to be sold', async () => {
    await assert(
      asyncProperty(edits, async (changes) => {
        const malformed = applyEdits(rows, changes)
        uncachedServer.gateway.respondTo('/hotels/searchWithDetails', {
          hotels: [...(Array.isArray(malformed) ? malformed : [malformed]), readableHotel],
        })
        const result = await uncachedServer.query(searchDocument, { input: aSearch })
        expect(result.errors).toEqual([])
        const { items } = result.data.hotelSearch
        expect(items.map(({ hotel }) => hotel.id)).toContain('49777')
        for (const { hotel, offers } of items) {
          expect(hotel.name).not.toMatch(/<script|[\p{Cc}]/u)
          expect(hotel.distanceToHaram ?? 0).toBeGreaterThanOrEqual(0)
          for (const { bookable, price } of offers) if (bookable) expectConsistent(price)
        }
      }),
      runs,
    )
  })

  test('lead to a partial search or a coded error', async () => {
    await assert(
      asyncProperty(edits, async (changes) => {
        uncachedServer.gateway.respondTo(
          '/hotels/searchWithDetails',
          applyEdits({ hotels: rows, errors: [], codes }, changes),
        )
        expect(findUnexpectedErrors(await uncachedServer.query(searchDocument, { input: inputWithCodes }))).toEqual([])
      }),
      runs,
    )
  })

  test('never allow rates with inconsistent prices to be sold', async () => {
    const agodaDetails = { roomGroups: [anAgodaGroup([{ base: 100, tax: 10, fees: 5, adults: 2 }])] }
    const hudxDetails = { ...content, roomGroups: [{ rooms: [aHudxRoom(roomContent)] }], policies: [], images: [] }
    await assert(
      asyncProperty(edits, edits, async (agodaEdits, hudxEdits) => {
        respondWithHotels(server, [anAgodaHotel(), aHudxHotel()])
        const { searchId } = await search(server)
        respondWithHotels(server, [], {
          Agoda: applyEdits(aDetailResponse(anAgodaHotel(), agodaDetails), agodaEdits),
          HUDXConnect: applyEdits(aDetailResponse(aHudxHotel(), hudxDetails), hudxEdits),
        })
        const result = await server.query(hotelDocument, { id: '4911111111', searchId })
        expect(findUnexpectedErrors(result)).toEqual([])
        if (result.errors.length > 0) return
        for (const { rooms } of result.data.hotel?.roomGroups ?? [])
          for (const { bookable, price } of rooms.flatMap(({ rates }) => rates)) if (bookable) expectConsistent(price)
      }),
      runs,
    )
  })

  test('never hide readable rows of the bookings list', async () => {
    const document = `{ agenda {
      arrivals { ...Listed } departures { ...Listed } freeCancellation { ...Listed } awaitingSupplier { ...Listed } unpaid { ...Listed }
      month { bookings sold { ...Total } refunded { ...Total } commission { ...Total } }
    } bookings { items {
      id reference status rawStatus paymentStatus tags createdAt supplier cancellation { eligible availableFrom blockers { code message } }
      ... on HotelBooking { hotelName checkIn checkOut leadName guestCount roomCount total { amount } freeCancellationUntil }
    } } }
    fragment Listed on AgendaList { totalCount items { reference } }
    fragment Total on StatedTotal { money { amount currency } notStated }`
    const optionalFields = { refundedAmount: 10, commissionAmount: 57.5, createdAt: '2026-11-20T10:00:00.000Z' }
    const readable = aWireRow({ bookingReferenceNo: 'MKH-GOOD-00001', createdAt: '2026-11-20T10:00:00.000Z' })
    await assert(
      asyncProperty(edits, async (changes) => {
        const malformed = applyEdits(
          [aWireRow(optionalFields), aWireRow({ ...optionalFields, bookingReferenceNo: 'R-2' })],
          changes,
        )
        const results = [...(Array.isArray(malformed) ? malformed : [malformed]), readable]
        uncachedServer.gateway.respondTo('/hotels/reservations', { results, paginationKey: null })
        const { data, errors } = await uncachedServer.query(document)
        expect(errors).toEqual([])
        expect(data.bookings.items.map(({ reference }) => reference)).toContain('MKH-GOOD-00001')
      }),
      runs,
    )
  })

  test('lead to a partial booking or a coded error', async () => {
    const id = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' })
    const document = `query ($id: ID!) { booking(id: $id) {
      id status rawStatus paymentStatus cancellation { eligible availableFrom blockers { code message } }
      ... on HotelBooking { hotelName checkIn total { amount } details {
        codes { kind code state } specialRequests { arrivalTime codes note }
        checkInTime address price { total { amount } lines { kind money { amount } includedInTotal } perNight { amount } }
        cancellationPolicy { refundable freeUntil steps { from to percent amount { amount } noShow } }
        rooms { name kind { ...Kind } board boardText travelers { type firstName lastName age lead } }
        contact { email phone } payment { paid { amount } refunded { amount } iban }
        history { at kind actor actorKind note money { amount } }
      } }
    } }
    fragment Kind on RoomKind { type view beds { kind count } squareMeters }`
    const requests = { arrivalTime: '22:30', codes: ['LOW_FLOOR', 'BABY_COT'], note: 'A walking frame.' }
    const view: WireObject = aWireView({ specialRequests: requests })
    const viewWithCodes = { ...view, hotelDetails: { ...Object(view['hotelDetails']), codes } }
    await assert(
      asyncProperty(edits, async (changes) => {
        uncachedServer.gateway.respondTo('/hotels/viewreservation', applyEdits(enveloped(viewWithCodes), changes))
        expect(findUnexpectedErrors(await uncachedServer.query(document, { id }))).toEqual([])
      }),
      runs,
    )
  })

  test('lead to a partial profile and partial sessions', async () => {
    const document = `{
      viewer { id name company { id name country vatNumber licenseNumber ibans } authenticator { enrolledAt recoveryCodesLeft }
        profile { name phoneCountryCode phone language currency photoUrl } }
      sessions { id startedAt lastSeenAt userAgent current }
    }`
    const profile = aWireProfile({
      company: {
        id: 'company-a',
        name: 'First Agency',
        country: 'SA',
        vatNumber: '3',
        licenseNumber: 'L-1',
        ibans: ['SA00'],
      },
      authenticator: { enrolledAt: '2026-11-01T08:00:00.000Z', recoveryCodesLeft: 9 },
    })
    const session = { id: 's-1', startedAt: '2026-11-21T08:00:00Z', lastSeenAt: null, userAgent: 'x', current: true }
    await assert(
      asyncProperty(edits, edits, async (profileEdits, sessionEdits) => {
        uncachedServer.gateway.respondTo('/profile', applyEdits(enveloped(profile), profileEdits))
        uncachedServer.gateway.respondTo(
          '/sessions',
          applyEdits(enveloped({ sessions: [session, session] }), sessionEdits),
        )
        const result = await uncachedServer.query(document)
        expect(findUnexpectedErrors(result)).toEqual([])
        expect(result.data.viewer.profile?.photoUrl ?? '/media/').toMatch(/^\/media\//)
      }),
      runs,
    )
  })

  test('lead to a room quote only if the availability response is complete', async () => {
    const document = quoteDocument.replace(
      'quote { id',
      'quote { id codes { kind code state } hotelRulesLanguage rooms { kind { type view beds { kind count } } }',
    )
    await assert(
      asyncProperty(edits, edits, async (policyEdits, availabilityEdits) => {
        stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
        const searchCodes = { hotelPromoCode: 'SAGE', specialCode: 'S-7' }
        const { searchId, hotelId, roomGroups } = await openHotel(server, familyAndSingleGuest, {}, searchCodes)
        server.gateway.respondTo('/hotels/policies', applyEdits(enveloped(policiesResponse), policyEdits))
        server.gateway.respondTo('/hotels/availabities', (request) =>
          applyEdits(availability(request, { codes }), availabilityEdits),
        )
        const input = { searchId, hotelId, rooms: cheapest(roomGroups) }
        const result = await server.query(document, { input })
        expect(findUnexpectedErrors(result)).toEqual([])
        if (result.errors.length > 0) return
        const { __typename } = result.data.quoteHotel
        expect(__typename).toMatch(/^Hotel(Quoted|Unavailable)$/)
      }),
      runs,
    )
  })

  test('never turn an unreadable booking response into a refusal', async () => {
    await assert(
      asyncProperty(edits, async (changes) => {
        server.gateway.reset()
        stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
        server.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
        const { id } = await quoteCheapest(server)
        const response = confirmedResponse()
        const malformed = { ...response, response: applyEdits(Object(response.response), changes) }
        server.gateway.respondTo('/hotels/b2breservation', malformed)
        const result = await bookWithoutErrors(server, anOrder(id, { idempotencyKey: randomUUID() }))
        expect(result.__typename).toMatch(/^(HotelBooked|OutcomeUnknown)$/)
        expect(server.gateway.requestsTo('/hotels/b2breservation')).toHaveLength(1)
      }),
      // Slow: each run rereads the booking until the deadline.
      { numRuns: 30 },
    )
  })
})
