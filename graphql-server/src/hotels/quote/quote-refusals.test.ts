import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locale.ts'
import { createMemoryStore } from '../../cache/memory-store.ts'
import {
  availability,
  cheapest,
  familyAndSingleGuest,
  hudxGroups,
  openHotel,
  quoteDocument,
  stubHotel,
} from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'
import { anAgodaGroup, hudxLines } from '../../testing/wire-hotels.ts'

const availabities = '/hotels/availabities'
const policies = '/hotels/policies'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({
    clock: () => new Date(time),
    store: createMemoryStore({ now: () => time }),
  })
})
beforeEach(() => {
  time = Date.parse('2026-11-21T10:00:00Z')
  server.gateway.reset()
})
afterAll(() => server.stop())

type RoomChoice = { roomIndex: number; rateId: string }[]
type OpenedHotel = Awaited<ReturnType<typeof openHotel>>

const quote = async (
  { searchId, hotelId }: Pick<OpenedHotel, 'searchId' | 'hotelId'>,
  rooms: RoomChoice,
  caller: { token?: string; locale?: Locale } = {},
) => {
  const { data, errors } = await server.query(quoteDocument, { input: { searchId, hotelId, rooms } }, caller)
  expect(errors).toEqual([])
  return data.quoteHotel
}

describe('choice that does not match the search', () => {
  type Case = [string, (rates: string[][]) => RoomChoice, [string, string][]]
  const rateAt = (rates: string[][], room: number, rate: number) => rates[room]?.[rate] ?? ''
  const cases: Case[] = [
    ['no rooms', () => [], [['rooms', 'ROOMS_MISMATCH']]],
    ['a missing room', (rates) => [{ roomIndex: 0, rateId: rateAt(rates, 0, 0) }], [['rooms', 'ROOMS_MISMATCH']]],
    [
      'a duplicate room',
      (rates) => [
        { roomIndex: 0, rateId: rateAt(rates, 0, 0) },
        { roomIndex: 0, rateId: rateAt(rates, 0, 1) },
      ],
      [['rooms.1.roomIndex', 'ROOMS_MISMATCH']],
    ],
    [
      'a room that was not searched for',
      (rates) => [
        { roomIndex: 0, rateId: rateAt(rates, 0, 0) },
        { roomIndex: 2, rateId: rateAt(rates, 1, 0) },
      ],
      [['rooms.1.roomIndex', 'ROOMS_MISMATCH']],
    ],
    [
      'swapped rooms',
      (rates) => [
        { roomIndex: 0, rateId: rateAt(rates, 1, 0) },
        { roomIndex: 1, rateId: rateAt(rates, 0, 0) },
      ],
      [
        ['rooms.0.rateId', 'ROOMS_MISMATCH'],
        ['rooms.1.rateId', 'ROOMS_MISMATCH'],
      ],
    ],
    [
      'a rate that was not offered',
      (rates) => [
        { roomIndex: 0, rateId: 'made-up' },
        { roomIndex: 1, rateId: rateAt(rates, 1, 0) },
      ],
      [['rooms.0.rateId', 'ROOMS_MISMATCH']],
    ],
    [
      'two suppliers',
      (rates) => [
        { roomIndex: 0, rateId: rateAt(rates, 0, 0) },
        { roomIndex: 1, rateId: rateAt(rates, 3, 0) },
      ],
      [['rooms.1.rateId', 'ROOMS_MISMATCH']],
    ],
    [
      'halves of two groups booked together',
      (rates) => [
        { roomIndex: 0, rateId: rateAt(rates, 2, 0) },
        { roomIndex: 1, rateId: rateAt(rates, 5, 0) },
      ],
      [['rooms', 'ROOMS_MISMATCH']],
    ],
  ]

  test.each(cases)(
    'is refused with the invalid fields, without a call to a supplier: %s',
    async (_, choose, errors) => {
      const group = (fees: number) => [
        { base: 189.92, tax: 29.93, fees, adults: 2, childAges: [5] },
        { base: 100, tax: 15, fees: 5, adults: 1 },
      ]
      stubHotel(server, {
        hudx: hudxGroups(familyAndSingleGuest),
        agoda: [anAgodaGroup(group(8.06)), anAgodaGroup(group(9.06))],
      })
      const openedHotel = await openHotel(server, familyAndSingleGuest)
      const bySupplier = ['HUDXCONNECT', 'AGODA'].flatMap((supplier) =>
        openedHotel.roomGroups.filter((found) => found.supplier === supplier),
      )
      const rates = bySupplier.flatMap(({ rooms }) => rooms.map((room) => room.rates.map(({ id }) => id)))
      const result = await quote(openedHotel, choose(rates))
      expect(result).toMatchObject({
        __typename: 'InvalidInput',
        fields: errors.map(([path, code]) => ({ path, code })),
      })
      expect(server.gateway.requestsTo(policies)).toEqual([])
    },
  )

  test.each(locales)('is explained in %s', async (locale) => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    const english = await quote(openedHotel, [])
    const result = await quote(openedHotel, [], { locale })
    expect(Object(result).fields[0].message.length).toBeGreaterThan(10)
    expect(Object(result).message === Object(english).message).toBe(locale === 'en-US')
  })

  test('is refused when the lines of a rate do not add up', async () => {
    const [group] = hudxGroups([{ adults: 2, childAges: [] }])
    const inconsistentRoom = {
      ...Object(group).rooms[0],
      roomRates: [{ displayRateInfo: hudxLines(182.75, 30.27, 213.04) }],
    }
    stubHotel(server, { hudx: [{ ...group, rooms: [inconsistentRoom] }] })
    const openedHotel = await openHotel(server, [{ adults: 2, childAges: [] }])
    expect(await quote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'rooms.0.rateId', code: 'PRICE_INCONSISTENT' }],
    })
  })
})

describe('quoteHotel for rooms that cannot be held', () => {
  const couple = [{ adults: 2, childAges: [] }]
  const [group] = hudxGroups(couple)
  const room = Object(group).rooms[0]
  const withRates = (...roomRates: object[]) => ({ roomGroups: [{ ...group, rooms: [{ ...room, roomRates }] }] })
  const withPriceLines = (...lines: Parameters<typeof hudxLines>) => withRates({ displayRateInfo: hudxLines(...lines) })

  test.each<[string, Record<string, unknown>, string]>([
    ['no room groups', { roomGroups: undefined }, 'HOTEL_NOT_AVAILABLE'],
    ['null room groups', { roomGroups: null }, 'HOTEL_NOT_AVAILABLE'],
    ['empty room groups', { roomGroups: [] }, 'HOTEL_NOT_AVAILABLE'],
    ['lines that do not add up', withPriceLines(182.75, 30.27, 213.04), 'AVAILABILITY_UNKNOWN'],
    ['a negative price', withPriceLines(-182.75, 30.27), 'AVAILABILITY_UNKNOWN'],
    ['no price', withRates({ mealDescription: 'Room Only' }), 'AVAILABILITY_UNKNOWN'],
    [
      'a total that differs from the rooms',
      { ...withPriceLines(182.75, 30.27), totalPrice: 213 },
      'AVAILABILITY_UNKNOWN',
    ],
    [
      'two rates for one room',
      withRates({ displayRateInfo: hudxLines(182.75, 30.27) }, { displayRateInfo: hudxLines(100, 15) }),
      'AVAILABILITY_UNKNOWN',
    ],
    [
      'a room for other guests',
      { roomGroups: [{ ...group, rooms: [{ ...room, paxInfo: [{ type: 'ADT', quantity: 4 }] }] }] },
      'AVAILABILITY_UNKNOWN',
    ],
    ['one room too many', { roomGroups: [group, group] }, 'AVAILABILITY_UNKNOWN'],
  ])('returns HotelUnavailable for a response with %s', async (_, changes, code) => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    server.gateway.respondTo(availabities, (request) => availability(request, changes))
    const openedHotel = await openHotel(server, couple)
    expect(await quote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      __typename: 'HotelUnavailable',
      code,
    })
  })

  test.each<[string, string, object, string]>([
    ['availability refuses', availabities, refused('NOT_AVAILABLE'), 'HOTEL_NOT_AVAILABLE'],
    ['availability returns another status', availabities, { status: { code: 7 } }, 'AVAILABILITY_UNKNOWN'],
    ['availability returns text as the status', availabities, { status: { code: 'error' } }, 'AVAILABILITY_UNKNOWN'],
    ['availability returns an unknown code', availabities, refused('E-77'), 'AVAILABILITY_UNKNOWN'],
    ['the room is sold out', availabities, refused('SOLD_OUT'), 'HOTEL_NOT_AVAILABLE'],
    ['availability returns 404', availabities, failure({ status: 404 }), 'HOTEL_NOT_AVAILABLE'],
    ['the agent holds too many rooms', availabities, refused('TOO_MANY_HOLDS'), 'HOLD_LIMIT'],
    ['the supplier does not respond', availabities, refused('SUPPLIER_TIMEOUT'), 'AVAILABILITY_UNKNOWN'],
    ['policies refuse', policies, refused('NOT_AVAILABLE'), 'HOTEL_NOT_AVAILABLE'],
    ['the body is rejected', policies, failure({ status: 400, body: refused('BAD_REQUEST') }), 'AVAILABILITY_UNKNOWN'],
  ])('returns HotelUnavailable if %s', async (_, path, response, code) => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    server.gateway.respondTo(path, response)
    const openedHotel = await openHotel(server, couple)
    expect(await quote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      __typename: 'HotelUnavailable',
      code,
    })
  })

  test('returns AVAILABILITY_UNKNOWN without a track token', async () => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    server.gateway.respondTo(availabities, (request) => ({ ...availability(request), context: {} }))
    const openedHotel = await openHotel(server, couple)
    expect(await quote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({ code: 'AVAILABILITY_UNKNOWN' })
  })

  test.each<[string, string, object, string]>([
    ['policies are HTML', policies, failure('html'), 'GATEWAY_BAD_RESPONSE'],
    ['policies are empty', policies, enveloped(null), 'GATEWAY_BAD_RESPONSE'],
    ['availability is truncated', availabities, failure('truncated'), 'GATEWAY_BAD_RESPONSE'],
    ['availability is a list', availabities, enveloped([1]), 'GATEWAY_BAD_RESPONSE'],
    ['availability returns 500', availabities, failure({ status: 500 }), 'GATEWAY_UNAVAILABLE'],
  ])('returns an error if %s', async (_, path, response, code) => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    server.gateway.respondTo(path, response)
    const { searchId, hotelId, roomGroups } = await openHotel(server, couple)
    const { errors } = await server.query(quoteDocument, { input: { searchId, hotelId, rooms: cheapest(roomGroups) } })
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code])
  })
})

describe('quoteHotel for an unreadable search', () => {
  test('returns SearchExpired if it has expired, belongs to another agent or never existed', async () => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    const rooms = cheapest(openedHotel.roomGroups)
    const byOtherAgent = await quote(openedHotel, rooms, { token: server.pool.token('partner@demo.test') })
    const unknown = await quote({ ...openedHotel, searchId: 'AAAAAAAAAAAAAAAAAAAAAA' }, rooms)
    const otherHotel = await quote({ ...openedHotel, hotelId: '4999999999' }, rooms)
    time += 30 * 60_000 + 1
    const expired = await quote(openedHotel, rooms)
    expect(byOtherAgent).toMatchObject({ __typename: 'SearchExpired', code: 'SEARCH_EXPIRED' })
    expect([unknown, otherHotel, expired]).toEqual([byOtherAgent, byOtherAgent, byOtherAgent])
    expect(server.gateway.requestsTo(policies)).toEqual([])
  })
})
