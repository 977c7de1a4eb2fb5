import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '../../locale.ts'
import {
  aDetailResponse,
  detailPath,
  hotelDocument,
  respondWithHotels,
  readHotel,
  search,
  searchPath,
  listTotals,
} from '#src/testing/hotel-operations.ts'
import { failure, refused } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aHudxHotel, aHudxRoom, aSearch, agodaLines, anAgodaGroup, anAgodaHotel } from '#src/testing/wire-hotels.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const sage = { id: '4911111111', input: aSearch }

describe('hotel detail', () => {
  test('calls every supplier that offers the hotel, each with its own code, and caches the responses', async () => {
    respondWithHotels(server, [aHudxHotel(), anAgodaHotel()], {
      HUDXConnect: aDetailResponse(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }),
      Agoda: aDetailResponse(anAgodaHotel(), {
        roomGroups: [anAgodaGroup([{ base: 189.92, tax: 29.93, fees: 8.06, adults: 2 }])],
      }),
    })
    const detail = await readHotel(server, sage)
    const codes = server.gateway.requestsTo(detailPath).map(({ body }) => [String(body['provider']), body['hotelCode']])
    expect(Object.fromEntries(codes)).toEqual({ Agoda: '733001', HUDXConnect: '20001_en-US' })
    expect(server.gateway.requestsTo(detailPath)[0]?.body).toMatchObject({
      locationCode: 'SA1',
      checkInDate: '2026-12-10',
      checkOutDate: '2026-12-13',
      rooms: [{ sequence: 0, paxInfo: [{ type: 'ADT', quantity: 2 }] }],
      nationality: 'ID',
      cultCode: 'en-US',
      userGroup: 'b2b',
      subpcc: '',
      specialCode: '',
    })
    expect(detail.roomGroups.map(({ supplier, bookedTogether }) => [supplier, bookedTogether])).toEqual([
      ['HUDXCONNECT', false],
      ['AGODA', true],
    ])
    expect(detail).toMatchObject({
      checkIn: '2026-12-10',
      occupancies: [{ roomIndex: 0, adults: 2, childAges: [] }],
      warnings: [],
    })

    const { expiresAt } = await search(server, { searchId: detail.searchId })
    expect(detail.expiresAt).toBe(expiresAt)

    const cachedDetail = await readHotel(server, { id: sage.id, searchId: detail.searchId })
    expect(cachedDetail).toEqual(detail)
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(1)
    expect(server.gateway.requestsTo(detailPath)).toHaveLength(2)
  })

  test('reads every format that suppliers use', async () => {
    respondWithHotels(server, [aHudxHotel()], {
      HUDXConnect: aDetailResponse(aHudxHotel(), {
        description: '&lt;p&gt;Near&amp;nbsp;the mosque&lt;/p&gt;\r\n',
        amenities: [{ name: 'Lift' }, 'Prayer room', { name: 'Lift' }, { name: null }],
        images: [{ url: '//pictures.example.com/2.jpg' }, { url: 'https:None' }, { url: '/media/lobby/1.svg' }],
        checkInTime: '2:00 PM ',
        checkOutTime: '12:00 ص ',
        policies: [
          {
            type: 'ChildPolicy',
            criteria: [
              { key: 'FromAge', value: '0' },
              { key: 'ToAge', value: '5' },
              { key: 'ChargeType', value: 'free' },
            ],
          },
        ],
        roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }],
      }),
    })
    expect(await readHotel(server, sage)).toMatchObject({
      description: 'Near the mosque',
      facilities: [
        { code: 'ELEVATOR', text: 'Lift', language: null },
        { code: 'PRAYER_ROOM', text: 'Prayer room', language: null },
      ],
      images: ['https://pictures.example.com/sage.jpg', 'https://pictures.example.com/2.jpg', '/media/lobby/1.svg'],
      checkInTime: '14:00',
      checkOutTime: '00:00',
      childPolicies: [{ fromAge: 0, toAge: 5, free: true, supplier: 'HUDXCONNECT' }],
    })
  })

  test('shows the name, description and facilities from two suppliers in one language', async () => {
    const agoda = anAgodaHotel({ amount: 100, displayRateInfo: agodaLines(80, 15, 5) })
    respondWithHotels(server, [agoda, aHudxHotel()], {
      HUDXConnect: aDetailResponse(aHudxHotel(), {
        name: 'فندق الحديقة',
        description: 'قريب من الحرم .',
        amenities: ['مصعد', { name: 'مصلى' }],
        roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }],
      }),
      Agoda: aDetailResponse(agoda, {
        description: 'Near the mosque .',
        amenities: ['Lift', 'Garage'],
        roomGroups: [anAgodaGroup([{ base: 80, tax: 15, fees: 5, adults: 2 }])],
      }),
    })
    const readTexts = async (locale: Locale) => {
      const { data } = await server.query(hotelDocument, sage, { locale })
      const facilities = data.hotel?.facilities.map(({ code, text }) => `${code} ${text}`)
      return [data.hotel?.hotel.name, data.hotel?.description, data.hotel?.descriptionLanguage, facilities]
    }
    expect(await readTexts('ar-SA')).toEqual([
      'فندق الحديقة',
      'قريب من الحرم.',
      'ar',
      ['ELEVATOR مصعد', 'PRAYER_ROOM مصلى', 'UNRECOGNISED Garage'],
    ])
    expect(await readTexts('id-ID')).toEqual([
      'Sage Garden Hotel',
      'Near the mosque.',
      null,
      ['ELEVATOR Lift', 'PRAYER_ROOM مصلى', 'UNRECOGNISED Garage'],
    ])
  })

  test('contains codes for the room, beds, board and facilities, and the language of its description', async () => {
    const codes = {
      roomType: 'TRIPLE',
      view: 'HARAM',
      beds: [
        { type: 'SINGLE', quantity: 3 },
        { type: 'HAMMOCK', quantity: 1 },
        { type: 'EXTRA', quantity: 0 },
      ],
      squareMeters: 27,
    }
    respondWithHotels(server, [aHudxHotel({ name: 'ساحۃ الارتقاء ٹاورز', latinName: 'sage garden hotel' })], {
      HUDXConnect: aDetailResponse(aHudxHotel(), {
        name: 'ساحۃ الارتقاء ٹاورز',
        latinName: 'sage garden hotel',
        address: 'شارع النخيل 4',
        description: 'Harem’e yakın.',
        descriptionLanguage: 'tr',
        amenities: [
          { name: 'Aufzug', code: 'ELEVATOR' },
          { name: 'Sauna', code: 'SAUNA' },
        ],
        roomGroups: [
          { groupId: '1', rooms: [aHudxRoom({ ...codes, name: 'Dreibettzimmer', features: [{ name: 'Balcony' }] })] },
        ],
      }),
    })
    const { data } = await server.query(hotelDocument, sage, { locale: 'ur-PK' })
    expect(data.hotel?.hotel).toMatchObject({
      name: 'ساحۃ الارتقاء ٹاورز',
      latinName: 'Sage Garden Hotel',
      facilityCodes: ['ELEVATOR'],
    })
    expect(data.hotel).toMatchObject({
      descriptionLanguage: 'tr',
      facilities: [
        { code: 'ELEVATOR', text: 'Aufzug' },
        { code: 'UNRECOGNISED', text: 'Sauna' },
      ],
    })
    expect(data.hotel?.roomGroups[0]?.rooms[0]).toMatchObject({
      name: 'Dreibettzimmer',
      kind: {
        type: 'TRIPLE',
        view: 'HARAM',
        beds: [
          { kind: 'SINGLE', count: 3 },
          { kind: 'UNRECOGNISED', count: 1 },
        ],
        squareMeters: 27,
      },
      features: [{ code: 'UNRECOGNISED', text: 'Balcony' }],
    })
  })

  test('is found by a supplier’s own code', async () => {
    respondWithHotels(server, [aHudxHotel()], {
      HUDXConnect: aDetailResponse(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }),
    })
    expect((await readHotel(server, { id: '20001', input: aSearch })).hotel.id).toBe(sage.id)
  })

  test('is null when the hotel is not in the search', async () => {
    respondWithHotels(server, [aHudxHotel()], {})
    const { data, errors } = await server.query(hotelDocument, { id: '4999999999', input: aSearch })
    expect({ data, errors }).toEqual({ data: { hotel: null }, errors: [] })
  })

  test('is not found in another agent’s search', async () => {
    respondWithHotels(server, [aHudxHotel()], {
      HUDXConnect: aDetailResponse(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }),
    })
    const { searchId } = await readHotel(server, sage)
    const token = server.pool.token('partner@demo.test')
    const fromOtherAgent = await server.query(hotelDocument, { id: sage.id, searchId }, { token })
    const unknown = await server.query(hotelDocument, { id: sage.id, searchId: 'b'.repeat(22) }, { token })
    expect(fromOtherAgent.errors.map(({ message, extensions }) => [message, extensions['code']])).toEqual(
      unknown.errors.map(({ message, extensions }) => [message, extensions['code']]),
    )
    expect(fromOtherAgent.errors[0]?.extensions['code']).toBe('NOT_FOUND')
  })
})

describe('hotel detail with failing suppliers', () => {
  const bothHotels = [aHudxHotel(), anAgodaHotel()]
  const hudx = aDetailResponse(aHudxHotel(), { roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] })

  test('warns about a failed supplier and calls it again the next time', async () => {
    respondWithHotels(server, bothHotels, { HUDXConnect: hudx, Agoda: failure('html') })
    const detail = await readHotel(server, sage)
    expect(detail.warnings).toEqual([{ code: 'SUPPLIER_FAILED', supplier: 'AGODA', count: null }])
    expect(listTotals(detail)).toEqual([[['213.02']]])
    respondWithHotels(server, bothHotels, {
      HUDXConnect: hudx,
      Agoda: aDetailResponse(anAgodaHotel(), {
        roomGroups: [anAgodaGroup([{ base: 189.92, tax: 29.93, fees: 8.06, adults: 2 }])],
      }),
    })
    expect((await readHotel(server, { id: sage.id, searchId: detail.searchId })).roomGroups).toHaveLength(2)
  })

  test('ignores a response for a different hotel', async () => {
    respondWithHotels(server, bothHotels, {
      HUDXConnect: hudx,
      Agoda: aDetailResponse(anAgodaHotel(), {
        code: '733002',
        roomGroups: [anAgodaGroup([{ base: 189.92, tax: 29.93, fees: 8.06, adults: 2 }])],
      }),
    })
    const detail = await readHotel(server, sage)
    expect(detail.warnings).toEqual([{ code: 'SUPPLIER_FAILED', supplier: 'AGODA', count: null }])
    expect(listTotals(detail)).toEqual([[['213.02']]])
  })

  test('finds the hotel among others in the response, by its code in any language', async () => {
    const [other, requestedHotel] = [aHudxHotel({ code: '20002_en-US' }), aHudxHotel({ code: '20001_AR-sa' })]
    respondWithHotels(server, [aHudxHotel()], {
      HUDXConnect: { hotels: [other, { ...requestedHotel, roomGroups: [{ groupId: '1', rooms: [aHudxRoom()] }] }] },
    })
    expect(listTotals(await readHotel(server, sage))).toEqual([[['213.02']]])
  })

  test('fails when all suppliers fail', async () => {
    respondWithHotels(server, bothHotels, { HUDXConnect: failure('html'), Agoda: failure('truncated') })
    const { errors } = await server.query(hotelDocument, sage)
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_BAD_RESPONSE'])
  })

  test.each([
    ['an empty response', { hotels: [] }],
    ['the refusal NOT_FOUND', refused('NOT_FOUND')],
  ])('treats %s as not available', async (_, response) => {
    respondWithHotels(server, bothHotels, { HUDXConnect: hudx, Agoda: response })
    expect((await readHotel(server, sage)).warnings).toEqual([
      { code: 'HOTEL_NOT_AVAILABLE', supplier: 'AGODA', count: null },
    ])
  })

  test.each([null, {}, 'x', [{ rooms: null }], [{ rooms: [null, {}] }], { rooms: {} }])(
    'treats room groups like %j as no rooms',
    async (roomGroups) => {
      respondWithHotels(server, [aHudxHotel()], { HUDXConnect: aDetailResponse(aHudxHotel(), { roomGroups }) })
      expect((await readHotel(server, sage)).roomGroups).toEqual([])
    },
  )
})
