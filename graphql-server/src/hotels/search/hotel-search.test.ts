import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '../../locale.ts'
import { readErrorCodes, hudxHotel, search, searchDocument, searchPath } from '#src/testing/hotel-operations.ts'
import { enveloped, failure, refused } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import {
  aHudxHotel,
  aSearch,
  agodaLines,
  anAgodaHotel,
  anUmrahholidaysHotel,
  hudxLines,
} from '#src/testing/wire-hotels.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const loweredCode = { hotelName: 'sage  garden hotel', price: 1140, fullPrice: '1200.5' }
const loweredPrice = {
  hotelName: 'Sage Garden Hotel',
  total: { amount: '1140.00' },
  fullTotal: { amount: '1200.50' },
}

describe('new hotel search', () => {
  test('sends the search once, in the gateway’s format', async () => {
    server.gateway.respondTo(searchPath, { hotels: [aHudxHotel()], errors: [] })
    await server.query(
      searchDocument,
      {
        input: {
          ...aSearch,
          rooms: [{ adults: 2, childAges: [5, 9] }, { adults: 1 }],
          nationality: 'id',
          hotelPromoCode: ' SAGE ',
          specialCode: 'S-7',
        },
      },
      { locale: 'ar-SA' },
    )
    const [request, ...others] = server.gateway.requestsTo(searchPath)
    expect(others).toEqual([])
    expect(request?.body).toEqual({
      locationCode: 'SA1',
      checkInDate: '2026-12-10',
      checkOutDate: '2026-12-13',
      rooms: [
        {
          sequence: 0,
          paxInfo: [
            { type: 'ADT', quantity: 2 },
            { type: 'CHD', quantity: 1, age: 5 },
            { type: 'CHD', quantity: 1, age: 9 },
          ],
        },
        { sequence: 1, paxInfo: [{ type: 'ADT', quantity: 1 }] },
      ],
      nationality: 'ID',
      cultCode: 'ar-SA',
      userGroup: 'b2b',
      subpcc: 'SAGE',
      specialCode: 'S-7',
    })
    expect(request?.headers).toMatchObject({ 'accept-language': 'ar-SA' })
    expect(request?.headers.authorization).toMatch(/^Bearer /)
    expect(request?.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  test.each([
    ['recognizes', { accepted: true }, 'ACCEPTED', null],
    ['recognizes, including its effect on the price', { accepted: true, ...loweredCode }, 'ACCEPTED', loweredPrice],
    ['does not recognize', { accepted: 'false', ...loweredCode }, 'NOT_RECOGNIZED', null],
    ['lists without saying whether it is accepted', loweredCode, 'NOT_STATED', null],
  ])('reports a code that the gateway %s', async (_, codeFields, state, price) => {
    const codes = [{ type: 'subpcc', code: 'SAGE', ...codeFields }, { type: 'other' }, null]
    server.gateway.respondTo(searchPath, { hotels: [aHudxHotel()], codes })
    const result = await search(server, { input: { ...aSearch, hotelPromoCode: 'Sage', specialCode: 'S-7' } })
    expect(result.codes).toEqual([
      { kind: 'HOTEL_PROMO', code: 'Sage', state, price },
      { kind: 'SPECIAL', code: 'S-7', state: 'NOT_STATED', price: null },
    ])
    expect((await search(server, { searchId: result.searchId })).codes).toEqual(result.codes)
  })

  test('merges several suppliers’ offers for one hotel, cheapest first', async () => {
    server.gateway.respondTo(searchPath, { hotels: [anAgodaHotel(), anUmrahholidaysHotel(), aHudxHotel()], errors: [] })
    const result = await search(server)
    expect(result.items.map(({ hotel }) => hotel.name)).toEqual(['Sage Garden Hotel', 'Cedar Tower'])
    const [sage] = result.items
    expect(sage?.offers.map(({ supplier, price }) => [supplier, price.total.amount])).toEqual([
      ['HUDXCONNECT', '213.02'],
      ['AGODA', '227.91'],
    ])
    expect(sage?.price).toMatchObject({
      total: { amount: '213.02', currency: 'SAR' },
      perNight: { amount: '71.01' },
      commission: { amount: '4.89' },
    })
    expect(sage?.hotel).toMatchObject({ id: '4911111111', stars: 4, imageUrl: 'https://pictures.example.com/sage.jpg' })
    expect(sage?.offers[0]).toMatchObject({
      board: 'ROOM_ONLY',
      boardText: 'Room Only',
      refundable: true,
      freeCancellationUntil: '2026-12-08T14:00:00+03:00',
      bookable: true,
    })
    expect(sage?.offers[1]).toMatchObject({ refundable: false, freeCancellationUntil: null })
    expect(result.suppliers).toMatchObject([
      { supplier: 'AGODA', offerCount: 1, state: 'ANSWERED' },
      { supplier: 'UMRAHHOLIDAYS', offerCount: 1, state: 'ANSWERED' },
      { supplier: 'HUDXCONNECT', offerCount: 1, state: 'ANSWERED' },
    ])
    expect(result.complete).toBe(true)
  })

  test('shows the cheaper offer when a supplier lists a hotel twice', async () => {
    server.gateway.respondTo(searchPath, [hudxHotel(1, 300), hudxHotel(1, 100), hudxHotel(1, 200)])
    const { items } = await search(server)
    expect(items.map(({ offers }) => offers.map(({ price }) => price.total.amount))).toEqual([['115.00']])
  })

  test('shows the name and address in the agent’s language, even if they come from a more expensive supplier', async () => {
    const arabic = { name: 'فندق الحديقة', address: 'شارع النخيل ٤' }
    server.gateway.respondTo(searchPath, [
      aHudxHotel({ ...arabic, latitude: 0, longitude: 0 }),
      anAgodaHotel({ amount: 100, displayRateInfo: agodaLines(80, 15, 5), rating: null }),
    ])
    const readFirst = async (locale: Locale) => {
      const { data } = await server.query(searchDocument, { input: aSearch }, { locale })
      const [item] = data.hotelSearch.items
      expect(item?.offers.map(({ supplier }) => supplier)).toEqual(['AGODA', 'HUDXCONNECT'])
      return item?.hotel
    }
    const others = { stars: 4, imageUrl: 'https://pictures.example.com/sage.jpg', distanceToHaram: 299 }
    expect(await readFirst('ar-SA')).toMatchObject({ ...arabic, ...others })
    expect(await readFirst('ur-PK')).toMatchObject({ name: 'Sage Garden Hotel', address: 'Palm Street 4', ...others })
  })

  test('warns about a failed supplier and shows the others', async () => {
    server.gateway.respondTo(searchPath, {
      hotels: [aHudxHotel()],
      errors: [{ provider: 'agoda', level: 1, code: 'SUPPLIER_TIMEOUT', message: 'late' }],
    })
    const result = await search(server)
    expect(result).toMatchObject({ totalCount: 1, complete: false })
    expect(result.warnings).toEqual([
      {
        code: 'SUPPLIER_FAILED',
        supplier: 'AGODA',
        count: null,
        message: 'Agoda didn’t respond. Some offers may be missing.',
      },
    ])
    expect(result.suppliers).toContainEqual({
      supplier: 'AGODA',
      supplierInfo: { key: 'agoda', name: 'Agoda', color: '#b5523b' },
      offerCount: 0,
      state: 'FAILED',
    })
  })

  test('warns about a failure even without a supplier name', async () => {
    server.gateway.respondTo(searchPath, { hotels: [aHudxHotel()], errors: [{ code: 'SUPPLIER_FAILED' }] })
    expect(await search(server)).toMatchObject({
      complete: false,
      suppliers: [{ supplier: 'HUDXCONNECT' }],
      warnings: [{ code: 'SUPPLIER_FAILED', supplier: null }],
    })
  })

  test('shows offers whose prices do not add up, but as not bookable', async () => {
    server.gateway.respondTo(searchPath, [
      aHudxHotel({ displayRateInfo: hudxLines(182.75, 30.25, 213.02) }),
      anAgodaHotel({ displayRateInfo: agodaLines(200, 30, 10), amount: 240 }),
    ])
    const { items, warnings } = await search(server)
    expect(items[0]?.offers.map(({ supplier, bookable }) => [supplier, bookable])).toEqual([
      ['AGODA', true],
      ['HUDXCONNECT', false],
    ])
    expect(warnings.map(({ code, supplier }) => [code, supplier])).toEqual([['PRICE_INCONSISTENT', 'HUDXCONNECT']])
  })

  test('sells offers of an unconfigured supplier under its own name, and counts unreadable rows', async () => {
    server.gateway.respondTo(searchPath, [
      aHudxHotel({ provider: 'NewComer' }),
      null,
      'x',
      {},
      { code: '1', name: 'No price' },
    ])
    const { items, warnings, totalCount, complete, suppliers, facets } = await search(server)
    const newcomer = { key: 'newcomer', name: 'NewComer', color: null }
    expect({ totalCount, complete }).toEqual({ totalCount: 1, complete: true })
    expect(items[0]?.offers).toMatchObject([{ supplier: 'UNRECOGNISED', supplierInfo: newcomer, bookable: true }])
    expect(suppliers).toMatchObject([{ supplierInfo: newcomer, offerCount: 1, state: 'ANSWERED' }])
    expect(facets.suppliers).toMatchObject([{ supplierInfo: newcomer, count: 1 }])
    expect(warnings).toMatchObject([{ code: 'ROW_UNREADABLE', supplier: null, count: 4 }])
    expect(server.logs.join('')).toContain('"unreadable":4')
  })

  test('does not treat a response with only unreadable rows as an empty result', async () => {
    server.gateway.respondTo(searchPath, { hotels: [{ title: 'a' }, { title: 'b' }] })
    expect(await search(server)).toMatchObject({
      totalCount: 0,
      complete: false,
      warnings: [{ code: 'ROW_UNREADABLE', count: 2 }],
    })
    server.gateway.respondTo(searchPath, { hotels: [] })
    expect(await search(server)).toMatchObject({ totalCount: 0, complete: true, warnings: [] })
  })
})

describe('search with an unusual gateway response', () => {
  test.each<[string, object, string, number]>([
    ['a web page', failure('html'), 'GATEWAY_BAD_RESPONSE', 1],
    ['a truncated document', failure('truncated'), 'GATEWAY_BAD_RESPONSE', 1],
    ['200 MB of spaces', failure('huge'), 'GATEWAY_BAD_RESPONSE', 1],
    ['an object without hotels', {}, 'GATEWAY_BAD_RESPONSE', 1],
    ['a refusal in the envelope', refused('SEARCH_FAILED'), 'GATEWAY_BAD_RESPONSE', 1],
    ['a closed connection', failure('reset'), 'GATEWAY_UNAVAILABLE', 2],
    ['503', failure({ status: 503 }), 'GATEWAY_UNAVAILABLE', 2],
    ['401', failure({ status: 401 }), 'UNAUTHENTICATED', 1],
    ['403', failure({ status: 403 }), 'FORBIDDEN', 1],
    ['429', failure({ status: 429 }), 'RATE_LIMITED', 1],
  ])('maps %s to an error', async (_, response, code, calls) => {
    server.gateway.respondTo(searchPath, response)
    const result = await server.query(searchDocument, { input: aSearch })
    expect([result.status, result.data, readErrorCodes(result)]).toEqual([200, null, [code]])
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(calls)
  })

  test.each<[string | undefined, string]>([
    ['7', '7'],
    ['86400', '3600'],
    ['Wed, 09 Dec 2026 07:28:00 GMT', '5'],
    [undefined, '5'],
  ])('forwards a 429 with Retry-After %j as %s seconds', async (retryAfter, seconds) => {
    server.gateway.respondTo(
      searchPath,
      failure({ status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) }),
    )
    const { headers, data } = await server.query(searchDocument, { input: aSearch })
    expect([headers.get('retry-after'), data]).toEqual([seconds, null])
  })

  test('sends no Retry-After when part of the request succeeded', async () => {
    server.gateway.respondTo(searchPath, failure({ status: 429, headers: { 'retry-after': '7' } }))
    const document = `query Both($input: HotelSearchInput) { hotelLocations { code } hotel(id: "1", input: $input) { id } }`
    const { headers, data, errors } = await server.query(document, { input: aSearch })
    expect(data.hotelLocations).toHaveLength(2)
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['RATE_LIMITED'])
    expect(headers.get('retry-after')).toBeNull()
  })

  test.each([
    ['as a plain list', [aHudxHotel()]],
    ['in an envelope', enveloped({ hotels: [aHudxHotel()] })],
    ['as the first page of a list', { hotels: { items: [aHudxHotel()], metadata: { hasNextPage: false } } }],
  ])('reads hotels sent %s', async (_, response) => {
    server.gateway.respondTo(searchPath, response)
    expect((await search(server)).totalCount).toBe(1)
  })

  test.each([{ hotels: null }, { Hotels: [] }, { hotels: [], errors: null }, [], { hotels: '' }])(
    'treats %j as no hotels',
    async (response) => {
      server.gateway.respondTo(searchPath, response)
      expect(await search(server)).toMatchObject({
        totalCount: 0,
        pageCount: 0,
        complete: true,
        facets: { price: null },
      })
    },
  )
})

describe('agent with many simultaneous searches', () => {
  let serverWithShortDeadlines: TestServer
  beforeAll(async () => {
    serverWithShortDeadlines = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z'), deadlineScale: 0.05 })
  })
  afterAll(() => serverWithShortDeadlines.stop())

  test('gets RATE_LIMITED for all but six, and can search again afterwards', async () => {
    serverWithShortDeadlines.gateway.respondTo(searchPath, failure('silence'))
    const searches = Array.from({ length: 20 }, () =>
      serverWithShortDeadlines.query(searchDocument, { input: aSearch }),
    )
    const results = await Promise.all(searches)
    const codes = results.flatMap(readErrorCodes).map(String).sort()
    expect(codes).toEqual([...Array(6).fill('GATEWAY_TIMEOUT'), ...Array(14).fill('RATE_LIMITED')])
    expect(serverWithShortDeadlines.gateway.requestsTo(searchPath)).toHaveLength(6)
    const rateLimited = results.filter(({ headers }) => headers.has('retry-after'))
    expect(rateLimited.flatMap(readErrorCodes)).toEqual(Array(14).fill('RATE_LIMITED'))

    serverWithShortDeadlines.gateway.respondTo(searchPath, { hotels: [] })
    expect((await serverWithShortDeadlines.query(searchDocument, { input: aSearch })).errors).toEqual([])
  })
})
