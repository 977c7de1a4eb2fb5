import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelQuoted } from '../../__generated__/schema-types.ts'
import { createMemoryStore } from '../../cache/memory-store.ts'
import {
  availability,
  cheapest,
  familyAndSingleGuest,
  hudxGroups,
  openHotel,
  policiesResponse,
  quoteDocument,
  stubHotel,
} from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, withHeaders } from '../../testing/stub-gateway.ts'
import { aHudxHotel, anAgodaGroup, flexibleTerms, hudxLines } from '../../testing/wire-hotels.ts'

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

const quote = async ({ searchId, hotelId }: OpenedHotel, rooms: RoomChoice) => {
  const { data, errors } = await server.query(quoteDocument, { input: { searchId, hotelId, rooms } })
  expect(errors).toEqual([])
  return data.quoteHotel
}
const requireQuote = async (openedHotel: OpenedHotel, rooms: RoomChoice): Promise<HotelQuoted> =>
  Object(await quote(openedHotel, rooms))

const quoteQuery = `query ($id: ID!) { hotelQuote(id: $id) {
  id expiresAt expired searchId supplier checkIn checkOut nights nationality locationCode
  hotel { id name }
  price { total { amount currency } lines { kind money { amount } includedInTotal } commission { amount } perNight { amount } }
  cancellationPolicy { refundable freeUntil steps { from to percent amount { amount } noShow } supplierText }
  rooms { occupancy { roomIndex adults childAges } name board boardText price { total { amount } } }
  hotelRules childPolicies { fromAge toAge free supplier } checkInTime checkOutTime
} }`

describe('quote for rooms sold individually', () => {
  const couple = [{ adults: 2, childAges: [] }]

  test('sends the rooms unchanged, each with only the chosen rate, to the policies call and then to the availability call', async () => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    const openedHotel = await openHotel(server, familyAndSingleGuest, { locale: 'id-ID' })
    const [first, second] = openedHotel.roomGroups.map(({ rooms }) => rooms[0]?.rates ?? [])
    await requireQuote(openedHotel, [
      { roomIndex: 1, rateId: second?.[1]?.id ?? '' },
      { roomIndex: 0, rateId: first?.[0]?.id ?? '' },
    ])

    const wireRooms = hudxGroups(familyAndSingleGuest).map((group, index) => {
      const [room] = Object(group).rooms
      return { ...group, rooms: [{ ...room, roomRates: [room.roomRates[index]] }] }
    })
    const request = {
      locationCode: 'SA1',
      checkInDate: '2026-12-10',
      checkOutDate: '2026-12-13',
      nationality: 'ID',
      cultCode: 'id-ID',
      userGroup: 'b2b',
      subpcc: '',
      specialCode: '',
      hotelCode: '20001_en-US',
      provider: 'HUDXConnect',
      countryCode: 'SA',
      roomGroups: wireRooms,
    }
    expect(server.gateway.requestsTo(policies).map(({ body }) => body)).toEqual([request])
    expect(server.gateway.requestsTo(availabities).map(({ body }) => body)).toEqual([
      { ...request, extra: policiesResponse, promo: null },
    ])
  })

  test('contains all data that the checkout shows', async () => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    const { quote: heldQuote, priceChanged } = await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))
    expect(priceChanged).toBeNull()
    const { data } = await server.query(quoteQuery, { id: heldQuote.id })
    const step = {
      from: '2026-12-08T14:00:00+03:00',
      to: '2026-12-10T14:00:00+03:00',
      percent: null,
      // Half of 213.02 and half of 214.02.
      amount: { amount: '213.52' },
      noShow: false,
    }
    expect(data.hotelQuote).toEqual({
      id: heldQuote.id,
      expiresAt: '2026-11-21T10:15:00.000Z',
      expired: false,
      searchId: openedHotel.searchId,
      supplier: 'HUDXCONNECT',
      checkIn: '2026-12-10',
      checkOut: '2026-12-13',
      nights: 3,
      nationality: 'ID',
      locationCode: 'SA1',
      hotel: { id: '4911111111', name: 'Sage Garden Hotel' },
      price: {
        total: { amount: '427.04', currency: 'SAR' },
        lines: [
          { kind: 'BASE', money: { amount: '366.50' }, includedInTotal: true },
          { kind: 'TAX', money: { amount: '60.54' }, includedInTotal: true },
          { kind: 'PREPAY', money: { amount: expect.stringMatching(/^\d+\.\d\d$/) }, includedInTotal: false },
          { kind: 'COMMISSION', money: { amount: '9.78' }, includedInTotal: false },
        ],
        commission: { amount: '9.78' },
        perNight: { amount: '142.35' },
      },
      cancellationPolicy: {
        refundable: true,
        freeUntil: '2026-12-08T14:00:00+03:00',
        // The penalties of both rooms together.
        steps: [
          step,
          { from: '2026-12-10T14:00:00+03:00', to: null, percent: null, amount: { amount: '200.00' }, noShow: true },
        ],
        supplierText: 'Free until the day before.',
      },
      rooms: [
        {
          occupancy: { roomIndex: 0, adults: 2, childAges: [5] },
          name: 'Double room',
          board: 'ROOM_ONLY',
          boardText: 'Room Only',
          price: { total: { amount: '213.02' } },
        },
        {
          occupancy: { roomIndex: 1, adults: 1, childAges: [] },
          name: 'Double room',
          board: 'ROOM_ONLY',
          boardText: 'Room Only',
          price: { total: { amount: '214.02' } },
        },
      ],
      hotelRules: ['No smoking.\nBring a passport & visa.'],
      childPolicies: [{ fromAge: 0, toAge: 5, free: true, supplier: 'HUDXCONNECT' }],
      checkInTime: '15:00',
      checkOutTime: '12:00',
    })
  })

  test('contains the room pictures from the hotel page in the order of the search, even when quoted again', async () => {
    const pictures = ['family', 'single'].map((name) => ({ imageUrl: `https://pictures.example.com/${name}.jpg` }))
    const groupsWith = (fields: (index: number) => object) =>
      hudxGroups(familyAndSingleGuest).map((group, index) => {
        const [room] = Object(group).rooms
        return { ...group, rooms: [{ ...room, roomRates: room.roomRates.slice(0, 1), ...fields(index) }] }
      })
    stubHotel(server, { hudx: groupsWith((index) => ({ images: [{ url: pictures[index]?.imageUrl }] })) })
    server.gateway.respondTo(availabities, (request) => availability(request, { roomGroups: groupsWith(() => ({})) }))
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    const { quote: heldQuote } = await requireQuote(openedHotel, cheapest(openedHotel.roomGroups).toReversed())
    const imagesQuery = 'query ($id: ID!) { hotelQuote(id: $id) { rooms { imageUrl } } }'
    expect((await server.query(imagesQuery, heldQuote)).data.hotelQuote?.rooms).toEqual(pictures)
    const requoteMutation = `mutation ($id: ID!) { requoteHotel(quoteId: $id) { ... on HotelQuoted { quote { rooms { imageUrl } } } } }`
    expect((await server.query(requoteMutation, heldQuote)).data.requoteHotel).toEqual({ quote: { rooms: pictures } })
  })

  test('reads code states from the hotel’s supplier, or else from the search', async () => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    const codes = ['subpcc', 'specialCode'].map((type) => ({
      type,
      code: type.toUpperCase(),
      accepted: true,
      price: 90,
      fullPrice: 100,
    }))
    const searchCodes = { hotelPromoCode: 'SUBPCC', specialCode: 'SPECIALCODE' }
    server.gateway.respondTo('/hotels/searchWithDetails', { hotels: [aHudxHotel()], codes })
    server.gateway.respondTo(availabities, (request) =>
      availability(request, { codes: [{ type: 'subpcc', code: 'SUBPCC', accepted: false }] }),
    )
    const openedHotel = await openHotel(server, couple, {}, searchCodes)
    const { quote: heldQuote } = await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))
    const { data } = await server.query(
      'query ($id: ID!) { hotelQuote(id: $id) { codes { kind state price { total { amount } } } } }',
      heldQuote,
    )
    expect(data.hotelQuote?.codes).toEqual([
      { kind: 'HOTEL_PROMO', state: 'NOT_RECOGNIZED', price: null },
      // A code price in a search may belong to another hotel.
      { kind: 'SPECIAL', state: 'ACCEPTED', price: null },
    ])
  })

  test('expires at the time that the gateway sends', async () => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    server.gateway.respondTo(availabities, (request) => availability(request, { expiresAt: '2026-11-21T10:07:30Z' }))
    const openedHotel = await openHotel(server, couple)
    expect(await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      quote: { expiresAt: '2026-11-21T10:07:30.000Z' },
    })
  })

  test('accepts a track token from a header', async () => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    server.gateway.respondTo(availabities, (request) =>
      withHeaders({ ...availability(request), context: null }, { tracktoken: 'TRACK-2' }),
    )
    const openedHotel = await openHotel(server, couple)
    expect(await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      __typename: 'HotelQuoted',
    })
  })

  test('uses the supplier’s current price, and reports the price change', async () => {
    stubHotel(server, { hudx: hudxGroups(couple) })
    const [group] = hudxGroups(couple)
    const pricierRoom = {
      ...Object(group).rooms[0],
      roomRates: [{ mealDescription: 'Room Only', displayRateInfo: hudxLines(200, 30.5) }],
    }
    server.gateway.respondTo(availabities, (request) =>
      availability(request, { roomGroups: [{ ...group, rooms: [pricierRoom] }] }),
    )
    const openedHotel = await openHotel(server, couple)
    expect(await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      quote: { price: { total: { amount: '230.50' } } },
      priceChanged: { previousTotal: { amount: '213.02' }, newTotal: { amount: '230.50' } },
    })
  })

  test('uses the terms from the policies call if the rooms have none', async () => {
    const [group] = hudxGroups(couple)
    const roomWithoutTerms = { ...Object(group).rooms[0], roomRates: [{ displayRateInfo: hudxLines(182.75, 30.27) }] }
    stubHotel(server, { hudx: [{ ...group, rooms: [roomWithoutTerms] }] })
    server.gateway.respondTo(
      policies,
      enveloped({ ...policiesResponse, cancellationPolicy: { ...flexibleTerms, isRefundable: false } }),
    )
    const openedHotel = await openHotel(server, couple)
    const { quote: heldQuote } = await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))
    const { data } = await server.query(quoteQuery, { id: heldQuote.id })
    expect(data.hotelQuote?.cancellationPolicy).toMatchObject({ refundable: false, freeUntil: null })
  })

  test('uses the terms that the gateway returns with a hold for several rooms', async () => {
    const rule = {
      fromDateTime: '2026-12-01T12:00:00',
      toDateTime: '2026-12-10T14:00:00',
      isNoShow: false,
      charge: { chargeType: 'amount', chargeValue: 77.7, chargeAmount: 77.7 },
    }
    const cancellationPolicy = { isRefundable: true, description: '', rules: [rule] }
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    server.gateway.respondTo(availabities, (request) => availability(request, { cancellationPolicy }))
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    const { quote: heldQuote } = await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))
    const { data } = await server.query(quoteQuery, { id: heldQuote.id })
    expect(data.hotelQuote?.cancellationPolicy).toMatchObject({
      refundable: true,
      freeUntil: '2026-12-01T12:00:00+03:00',
      steps: [{ percent: null, amount: { amount: '77.70' }, noShow: false }],
    })
  })

  test('shows the terms as amounts if the policies call returns them for the whole stay', async () => {
    const groupsWithoutTerms = hudxGroups(familyAndSingleGuest).map((group, index) => ({
      ...group,
      rooms: [{ ...Object(group).rooms[0], roomRates: [{ displayRateInfo: hudxLines(182.75 + index, 30.27) }] }],
    }))
    stubHotel(server, { hudx: groupsWithoutTerms })
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    const { quote: heldQuote } = await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))
    const { data } = await server.query(quoteQuery, { id: heldQuote.id })
    expect(data.hotelQuote?.cancellationPolicy).toMatchObject({
      refundable: true,
      freeUntil: '2026-12-08T14:00:00+03:00',
      steps: [
        { percent: null, amount: { amount: '213.52' }, noShow: false },
        { percent: null, amount: { amount: '100.00' }, noShow: true },
      ],
    })
  })
})

describe('quote for rooms sold together', () => {
  const groups = [
    anAgodaGroup([
      { base: 189.92, tax: 29.93, fees: 8.06, adults: 2, childAges: [5] },
      { base: 100, tax: 15, fees: 5, adults: 1 },
    ]),
  ]

  test('sends and prices the rooms as a whole', async () => {
    stubHotel(server, { agoda: groups })
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    expect(await requireQuote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      quote: { price: { total: { amount: '347.91' } } },
      priceChanged: null,
    })
    expect(server.gateway.requestsTo(availabities)[0]?.body['roomGroups']).toEqual(groups)
  })

  test('is refused when their prices no longer add up', async () => {
    stubHotel(server, { agoda: groups })
    server.gateway.respondTo(availabities, (request) =>
      availability(request, { roomGroups: [{ ...groups[0], groupAmount: 347.93 }] }),
    )
    const openedHotel = await openHotel(server, familyAndSingleGuest)
    expect(await quote(openedHotel, cheapest(openedHotel.roomGroups))).toMatchObject({
      __typename: 'HotelUnavailable',
      code: 'AVAILABILITY_UNKNOWN',
    })
  })
})
