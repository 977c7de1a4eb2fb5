import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelSearchResult } from '#src/__generated__/resolvers.ts'
import { fault } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import {
  aHudxHotel,
  aSearch,
  agodaLines,
  anAgodaHotel,
  anUmrahholidaysHotel,
  hudxLines,
} from '#src/testing/wire-hotels.ts'

const path = '/hotels/searchWithDetails'

let now = new Date('2026-11-21T09:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  now = new Date('2026-11-21T09:00:00Z')
})

const document = /* GraphQL */ `
  query Search(
    $input: HotelSearchInput
    $searchId: ID
    $where: HotelWhere
    $sort: HotelSort
    $page: Int
    $pageSize: Int
  ) {
    hotelSearch(input: $input, searchId: $searchId, where: $where, sort: $sort, page: $page, pageSize: $pageSize) {
      searchId
      expiresAt
      totalCount
      page
      pageCount
      complete
      items {
        id
        hotel {
          id
          name
          stars
          address
          imageUrl
          distanceToHaram
          location {
            latitude
            longitude
          }
        }
        price {
          total {
            amount
            currency
          }
          perNight {
            amount
          }
          commission {
            amount
          }
          lines {
            kind
            label
            includedInTotal
            money {
              amount
            }
          }
        }
        offers {
          id
          supplier
          board
          boardText
          refundable
          freeCancellationUntil
          roomsLeft
          bookable
          price {
            total {
              amount
            }
          }
        }
      }
      facets {
        price {
          min {
            amount
          }
          max {
            amount
          }
          histogram
        }
        stars {
          stars
          count
        }
        boards {
          board
          count
        }
        distances {
          band
          count
        }
        suppliers {
          supplier
          count
        }
        refundableCount
        nonRefundableCount
      }
      suppliers {
        supplier
        offerCount
        answered
      }
      warnings {
        code
        supplier
        message
      }
    }
  }
`

const run = (variables: object, ask: Parameters<TestServer['query']>[2] = {}) => server.query(document, variables, ask)
const search = async (variables: object = { input: aSearch }): Promise<HotelSearchResult> => {
  const { data, errors } = await run(variables)
  expect(errors).toEqual([])
  return data.hotelSearch
}
const names = ({ items }: HotelSearchResult) => items.map(({ hotel }) => hotel.name)
const code = ({ errors }: Awaited<ReturnType<typeof run>>) => errors.map(({ extensions }) => extensions['code'])

const hudx = (number: number, base: number, changes: object = {}) => {
  const displayRateInfo = hudxLines(base, 15)
  return aHudxHotel({
    code: `${number}_en-US`,
    umrahHotelCode: `49${number}`,
    name: `Hotel ${number}`,
    amount: base + 15,
    displayRateInfo,
    ...changes,
  })
}

/** Five hotels that differ in everything that can be sorted and filtered. */
const fiveHotels = [
  hudx(10000001, 100, { rating: 3, haramDistance: 200, latitude: 0, mealDescription: 'Room Only' }),
  hudx(10000002, 300, {
    rating: 5,
    haramDistance: 650,
    latitude: 0,
    mealDescription: 'Breakfast',
    flags: { isRefundable: false },
  }),
  hudx(10000003, 200, { rating: null, haramDistance: null, latitude: 0, name: 'Çınar Öğle', mealDescription: null }),
  hudx(10000004, 400, { rating: 5, haramDistance: 1400, latitude: 0, name: 'فندق الحديقة' }),
  hudx(10000005, 200, { rating: 4, haramDistance: 3000, latitude: 0 }),
]

describe('a new search', () => {
  test('sends the search once, in the words of the gateway', async () => {
    server.gateway.answer(path, { hotels: [aHudxHotel()], errors: [] })
    await run(
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
    const [asked, ...others] = server.gateway.asked(path)
    expect(others).toEqual([])
    expect(asked?.body).toEqual({
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
    expect(asked?.headers).toMatchObject({ 'accept-language': 'ar-SA' })
    expect(asked?.headers.authorization).toMatch(/^Bearer /)
    expect(asked?.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  test('offers of one hotel from several suppliers are one hotel, cheapest first', async () => {
    server.gateway.answer(path, { hotels: [anAgodaHotel(), anUmrahholidaysHotel(), aHudxHotel()], errors: [] })
    const result = await search()
    expect(names(result)).toEqual(['Sage Garden Hotel', 'Cedar Tower'])
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
    expect(sage?.hotel).toMatchObject({ id: '4911111111', stars: 4, imageUrl: '/media/hotel/4911111111.svg' })
    expect(sage?.offers[0]).toMatchObject({
      board: 'ROOM_ONLY',
      boardText: 'Room Only',
      refundable: true,
      freeCancellationUntil: '2026-12-08T14:00:00+03:00',
      bookable: true,
    })
    expect(sage?.offers[1]).toMatchObject({ refundable: false, freeCancellationUntil: null })
    expect(result.suppliers).toEqual([
      { supplier: 'AGODA', offerCount: 1, answered: true },
      { supplier: 'UMRAHHOLIDAYS', offerCount: 1, answered: true },
      { supplier: 'HUDXCONNECT', offerCount: 1, answered: true },
    ])
    expect(result.complete).toBe(true)
  })

  test('the same hotel twice from one supplier keeps the cheaper offer', async () => {
    server.gateway.answer(path, [hudx(1, 300), hudx(1, 100), hudx(1, 200)])
    const { items } = await search()
    expect(items.map(({ offers }) => offers.map(({ price }) => price.total.amount))).toEqual([['115.00']])
  })

  test('a failed supplier is a warning beside the others', async () => {
    server.gateway.answer(path, {
      hotels: [aHudxHotel()],
      errors: [{ provider: 'agoda', level: 1, code: 'SUPPLIER_TIMEOUT', message: 'late' }],
    })
    const result = await search()
    expect(result).toMatchObject({ totalCount: 1, complete: false })
    expect(result.warnings).toEqual([
      { code: 'SUPPLIER_FAILED', supplier: 'AGODA', message: expect.stringMatching(/\S/) },
    ])
    expect(result.suppliers).toContainEqual({ supplier: 'AGODA', offerCount: 0, answered: false })
  })

  test('offers that do not add up are shown, and cannot be booked', async () => {
    server.gateway.answer(path, [
      aHudxHotel({ displayRateInfo: hudxLines(182.75, 30.26, 213.02) }),
      anAgodaHotel({ displayRateInfo: agodaLines(200, 30, 10), amount: 240 }),
    ])
    const { items, warnings } = await search()
    expect(items[0]?.offers.map(({ supplier, bookable }) => [supplier, bookable])).toEqual([
      ['AGODA', true],
      ['HUDXCONNECT', false],
    ])
    expect(warnings.map(({ code, supplier }) => [code, supplier])).toEqual([['PRICE_INCONSISTENT', 'HUDXCONNECT']])
  })

  test('an unknown supplier is seen, not booked; rows that say nothing cost only themselves', async () => {
    server.gateway.answer(path, [aHudxHotel({ provider: 'newcomer' }), null, 'x', {}, { code: '1', name: 'No price' }])
    const { items, warnings, totalCount } = await search()
    expect(totalCount).toBe(1)
    expect(items[0]?.offers).toMatchObject([{ supplier: 'UNRECOGNISED', bookable: false }])
    expect(warnings.map(({ code }) => code)).toEqual(['WORD_UNRECOGNISED', 'ROW_UNREADABLE'])
  })
})

describe('a kept search', () => {
  test('ten ways to look at it ask the gateway nothing more', async () => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const { searchId } = await search()
    const views: object[] = [
      { sort: 'PRICE_DESC' },
      { sort: 'RATING_ASC' },
      { sort: 'RATING_DESC' },
      { sort: 'DISTANCE_ASC' },
      { where: { name: 'hotel' } },
      { where: { stars: [5] } },
      { where: { priceMin: '200', priceMax: '300.00' } },
      { where: { suppliers: ['HUDXCONNECT'] } },
      { page: 2, pageSize: 2 },
      { input: aSearch },
    ]
    for (const view of views) expect((await search({ searchId, ...view })).searchId).toBe(searchId)
    expect(server.gateway.asked(path)).toHaveLength(1)
  })

  test.each<[string, object, string[]]>([
    ['price, then id', { sort: 'PRICE_ASC' }, ['1', '3', '5', '2', '4']],
    ['price downwards', { sort: 'PRICE_DESC' }, ['4', '2', '3', '5', '1']],
    ['stars, unknown last', { sort: 'RATING_ASC' }, ['1', '5', '2', '4', '3']],
    ['stars downwards, unknown last', { sort: 'RATING_DESC' }, ['2', '4', '5', '1', '3']],
    ['distance, unknown last', { sort: 'DISTANCE_ASC' }, ['1', '2', '4', '5', '3']],
    ['part of a name without its accents', { where: { name: 'cinar OGLE' } }, ['3']],
    ['part of an Arabic name without its dots', { where: { name: 'الحديقه' } }, ['4']],
    ['lowest price', { where: { priceMin: '215.01' } }, ['2', '4']],
    ['highest price, inclusive', { where: { priceMax: '215' } }, ['1', '3', '5']],
    ['stars', { where: { stars: [5, 3] } }, ['1', '2', '4']],
    ['boards', { where: { boards: ['BREAKFAST', 'UNRECOGNISED'] } }, ['3', '2']],
    ['refundable', { where: { refundable: true } }, ['1', '3', '5', '4']],
    ['non-refundable', { where: { refundable: false } }, ['2']],
    ['distances', { where: { distances: ['UP_TO_300_M', 'FARTHER'] } }, ['1', '5']],
    ['everything at once', { where: { stars: [5], boards: ['BREAKFAST'], priceMax: '400', name: '2' } }, ['2']],
    ['nothing left', { where: { suppliers: ['AGODA'] } }, []],
  ])('%s', async (_case, view, expected) => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const { searchId } = await search()
    const { items } = await search({ searchId, ...view })
    expect(items.map(({ hotel }) => hotel.id.slice(-1))).toEqual(expected)
  })

  test('filters on offers leave the cheapest that passes as the price of the hotel', async () => {
    server.gateway.answer(path, [aHudxHotel(), anAgodaHotel()])
    const { searchId } = await search()
    const { items } = await search({ searchId, where: { suppliers: ['AGODA'] } })
    expect(items[0]).toMatchObject({ price: { total: { amount: '227.91' } }, offers: [{ supplier: 'AGODA' }] })
  })

  test('each facet counts with all other filters applied', async () => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const { searchId } = await search()
    const { facets } = await search({ searchId, where: { stars: [5] } })
    expect(facets.stars).toEqual([
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 1 },
    ])
    expect(facets.distances).toEqual([
      { band: 'UP_TO_700_M', count: 1 },
      { band: 'UP_TO_1500_M', count: 1 },
    ])
    expect(facets.boards).toEqual([
      { board: 'ROOM_ONLY', count: 1 },
      { board: 'BREAKFAST', count: 1 },
    ])
    expect(facets).toMatchObject({ refundableCount: 1, nonRefundableCount: 1 })
    expect(facets.price).toMatchObject({ min: { amount: '315.00' }, max: { amount: '415.00' } })
    expect(facets.price?.histogram).toHaveLength(20)
    expect(facets.price?.histogram.reduce((a, b) => a + b)).toBe(2)
  })

  test('pages: a page past the end is the last one', async () => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const { searchId } = await search()
    const first = await search({ searchId, pageSize: 2 })
    expect(first).toMatchObject({ totalCount: 5, page: 1, pageCount: 3 })
    const last = await search({ searchId, pageSize: 2, page: 99 })
    expect(last).toMatchObject({ page: 3, items: [{ hotel: { id: '4910000004' } }] })
    expect(await search({ searchId, where: { name: 'nowhere' } })).toMatchObject({
      totalCount: 0,
      page: 1,
      pageCount: 0,
    })
  })

  test("another agent's search answers exactly like one that never was", async () => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const { searchId } = await search()
    const token = server.pool.token('partner@demo.test')
    const foreign = await run({ searchId }, { token })
    const unknown = await run({ searchId: 'a'.repeat(22) }, { token })
    expect(code(foreign)).toEqual(['NOT_FOUND'])
    const bare = ({ status, data, errors }: typeof foreign) => ({
      status,
      data,
      errors: errors.map(({ extensions, ...error }) => ({ ...error, code: extensions['code'] })),
    })
    expect(bare(foreign)).toEqual(bare(unknown))
    for (const odd of ['', '__proto__', '../x', 'x'.repeat(10_000)])
      expect(code(await run({ searchId: odd }, { token }))).not.toEqual([])
  })

  test('after 30 minutes it is gone; with its input it is searched again', async () => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const kept = await search()
    expect(kept.expiresAt).toBe('2026-11-21T09:30:00.000Z')
    now = new Date('2026-11-21T09:29:59Z')
    expect((await search({ searchId: kept.searchId })).searchId).toBe(kept.searchId)
    now = new Date('2026-11-21T09:30:00Z')
    expect(code(await run({ searchId: kept.searchId }))).toEqual(['NOT_FOUND'])
    const again = await search({ searchId: kept.searchId, input: aSearch })
    expect(again.searchId).not.toBe(kept.searchId)
    expect(server.gateway.asked(path)).toHaveLength(2)
  })

  test('an id with another input is not shown under the wrong dates', async () => {
    server.gateway.answer(path, { hotels: fiveHotels })
    const { searchId } = await search()
    const other = await search({ searchId, input: { ...aSearch, checkOut: '2026-12-14' } })
    expect(other.searchId).not.toBe(searchId)
    expect(server.gateway.asked(path)).toHaveLength(2)
  })
})

describe('input that cannot be searched', () => {
  test.each<[string, object]>([
    ['departure on the day of arrival', { checkOut: '2026-12-10' }],
    ['departure before arrival', { checkOut: '2026-12-09' }],
    ['31 nights', { checkOut: '2027-01-10' }],
    ['arrival yesterday in Riyadh', { checkIn: '2026-11-20' }],
    ['arrival in 501 days', { checkIn: '2028-04-05', checkOut: '2028-04-06' }],
    ['a day that does not exist', { checkIn: '2026-02-31' }],
    ['a date without its zero', { checkIn: '2026-2-3' }],
    ['no room', { rooms: [] }],
    ['ten rooms', { rooms: Array.from({ length: 10 }, () => ({ adults: 1 })) }],
    ['no adult', { rooms: [{ adults: 0, childAges: [5] }] }],
    ['ten guests in a room', { rooms: [{ adults: 9, childAges: [5] }] }],
    ['a child of 18', { rooms: [{ adults: 1, childAges: [18] }] }],
    ['a child not yet born', { rooms: [{ adults: 1, childAges: [-1] }] }],
    ['no country', { nationality: 'Indonesia' }],
    ['a location that is none', { locationCode: '../SA1' }],
    ['a promo code of 10 kB', { hotelPromoCode: 'x'.repeat(10_000) }],
    ['a promo code that breaks a line', { hotelPromoCode: 'A\r\nB' }],
  ])('%s is BAD_USER_INPUT, and nobody is asked', async (_case, changes) => {
    expect(code(await run({ input: { ...aSearch, ...changes } }))).toEqual(['BAD_USER_INPUT'])
    expect(server.gateway.requests).toEqual([])
  })

  test.each([{ page: 0 }, { page: -1 }, { pageSize: 0 }, { pageSize: 101 }])('%j', async (pages) => {
    expect(code(await run({ input: aSearch, ...pages }))).toEqual(['BAD_USER_INPUT'])
    expect(server.gateway.requests).toEqual([])
  })

  test('the limits themselves can be searched', async () => {
    server.gateway.answer(path, [])
    const rooms = Array.from({ length: 9 }, () => ({ adults: 8, childAges: [17] }))
    // Just after midnight in Riyadh it is still yesterday in London.
    now = new Date('2026-11-20T21:30:00Z')
    await search({ input: { ...aSearch, checkIn: '2026-11-21', checkOut: '2026-12-21', rooms } })
    expect(server.gateway.asked(path)).toHaveLength(1)
  })

  test('neither an input nor an id', async () => {
    expect(code(await run({}))).toEqual(['BAD_USER_INPUT'])
  })

  test('an input the gateway refuses', async () => {
    server.gateway.answer(
      path,
      fault({ status: 400, body: { status: { code: 400 }, errors: [{ code: 'BAD', message: 'x' }] } }),
    )
    expect(code(await run({ input: aSearch }))).toEqual(['BAD_USER_INPUT'])
  })
})

describe('an agent who searches without end', () => {
  let hurried: TestServer
  beforeAll(async () => {
    hurried = await startServer({ clock: () => now, deadlineScale: 0.01 })
  })
  afterAll(() => hurried.stop())

  test('is told to wait, while others search', async () => {
    hurried.gateway.answer(path, fault('silence'))
    const searches = Array.from({ length: 20 }, () => hurried.query(document, { input: aSearch }))
    const codes = (await Promise.all(searches)).flatMap(code).map(String).sort()
    expect(codes).toEqual([...Array(6).fill('GATEWAY_TIMEOUT'), ...Array(14).fill('RATE_LIMITED')])
    expect(hurried.gateway.asked(path)).toHaveLength(6)

    hurried.gateway.answer(path, { hotels: [] })
    expect((await hurried.query(document, { input: aSearch })).errors).toEqual([])
  })
})
