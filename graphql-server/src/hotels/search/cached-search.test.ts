import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readErrorCodes, hudxHotel, search, searchDocument, searchPath } from '#src/testing/hotel-operations.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aHudxHotel, aSearch, anAgodaHotel } from '#src/testing/wire-hotels.ts'

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

/** Five hotels that differ in all fields used for sorting and filtering. */
const fiveHotels = [
  hudxHotel(10000001, 100, { rating: 3, haramDistance: 200, latitude: 0, mealDescription: 'Room Only' }),
  hudxHotel(10000002, 300, {
    rating: 5,
    haramDistance: 650,
    latitude: 0,
    mealDescription: 'Breakfast',
    flags: { isRefundable: false },
  }),
  hudxHotel(10000003, 200, {
    rating: null,
    haramDistance: null,
    latitude: 0,
    name: 'Çınar Öğle',
    mealDescription: null,
  }),
  hudxHotel(10000004, 400, { rating: 5, haramDistance: 1400, latitude: 0, name: 'فندق الحديقة' }),
  hudxHotel(10000005, 200, { rating: 4, haramDistance: 3000, latitude: 0 }),
]

describe('cached search', () => {
  test('is sorted, filtered and paged without another gateway call', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const { searchId } = await search(server)
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
    for (const view of views) expect((await search(server, { searchId, ...view })).searchId).toBe(searchId)
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(1)
  })

  test('is reused in the same language and run again in another', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const first = await search(server)
    const searchInArabic = (variables: object) => server.query(searchDocument, variables, { locale: 'ar-SA' })
    const again = await searchInArabic({ input: aSearch, searchId: first.searchId })
    expect(again.data.hotelSearch.searchId).not.toBe(first.searchId)
    expect(server.gateway.requestsTo(searchPath).map(({ body }) => body['cultCode'])).toEqual(['en-US', 'ar-SA'])
    // The search cannot be run again without an input.
    expect((await searchInArabic({ searchId: first.searchId })).data.hotelSearch.searchId).toBe(first.searchId)
  })

  test.each<[string, object, string[]]>([
    ['price, then id', { sort: 'PRICE_ASC' }, ['1', '3', '5', '2', '4']],
    ['price, descending', { sort: 'PRICE_DESC' }, ['4', '2', '3', '5', '1']],
    ['stars, unknown last', { sort: 'RATING_ASC' }, ['1', '5', '2', '4', '3']],
    ['stars, descending, unknown last', { sort: 'RATING_DESC' }, ['2', '4', '5', '1', '3']],
    ['distance, unknown last', { sort: 'DISTANCE_ASC' }, ['1', '2', '4', '5', '3']],
    ['distance, total, stars and terms together', { sort: 'RECOMMENDED' }, ['1', '4', '5', '2', '3']],
    ['part of a name without its accents', { where: { name: 'cinar OGLE' } }, ['3']],
    ['the words in a name in another order, with a hyphen', { where: { name: 'ogle-Cin' } }, ['3']],
    ['a name without its space, with an invisible character', { where: { name: 'cinarO\u200bgle' } }, ['3']],
    ['part of an Arabic name without its dots', { where: { name: 'الحديقه' } }, ['4']],
    ['lowest price', { where: { priceMin: '215.01' } }, ['2', '4']],
    ['highest price, inclusive', { where: { priceMax: '215' } }, ['1', '3', '5']],
    ['stars', { where: { stars: [5, 3] } }, ['1', '2', '4']],
    ['boards', { where: { boards: ['BREAKFAST', 'UNRECOGNISED'] } }, ['3', '2']],
    ['refundable', { where: { refundable: true } }, ['1', '3', '5', '4']],
    ['non-refundable', { where: { refundable: false } }, ['2']],
    ['distances', { where: { distances: ['UP_TO_300_M', 'FARTHER'] } }, ['1', '5']],
    ['all filters at once', { where: { stars: [5], boards: ['BREAKFAST'], priceMax: '400', name: '2' } }, ['2']],
    ['filters that match nothing', { where: { suppliers: ['AGODA'] } }, []],
  ])('returns hotels by %s', async (_, view, expected) => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const { searchId } = await search(server)
    const { items } = await search(server, { searchId, ...view })
    expect(items.map(({ hotel }) => hotel.id.slice(-1))).toEqual(expected)
  })

  test('shows the cheapest matching offer as the hotel’s price', async () => {
    server.gateway.respondTo(searchPath, [aHudxHotel(), anAgodaHotel()])
    const { searchId } = await search(server)
    const { items } = await search(server, { searchId, where: { suppliers: ['AGODA'] } })
    expect(items[0]).toMatchObject({ price: { total: { amount: '227.91' } }, offers: [{ supplier: 'AGODA' }] })
  })

  test('counts each facet with all other filters applied', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const { searchId } = await search(server)
    const { facets } = await search(server, { searchId, where: { stars: [5] } })
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

  test('returns the last page for a page number past the end', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const { searchId } = await search(server)
    const first = await search(server, { searchId, pageSize: 2 })
    expect(first).toMatchObject({ totalCount: 5, page: 1, pageCount: 3 })
    const last = await search(server, { searchId, pageSize: 2, page: 99 })
    expect(last).toMatchObject({ page: 3, items: [{ hotel: { id: '4910000004' } }] })
    expect(await search(server, { searchId, where: { name: 'nowhere' } })).toMatchObject({
      totalCount: 0,
      page: 1,
      pageCount: 0,
    })
  })

  test('is treated as unknown for another agent', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const { searchId } = await search(server)
    const token = server.pool.token('partner@demo.test')
    const fromOtherAgent = await server.query(searchDocument, { searchId }, { token })
    const unknown = await server.query(searchDocument, { searchId: 'a'.repeat(22) }, { token })
    expect(readErrorCodes(fromOtherAgent)).toEqual(['NOT_FOUND'])
    const toComparable = ({ status, data, errors }: typeof fromOtherAgent) => ({
      status,
      data,
      errors: errors.map(({ extensions, ...error }) => ({ ...error, code: extensions['code'] })),
    })
    expect(toComparable(fromOtherAgent)).toEqual(toComparable(unknown))
    for (const invalidId of ['', '__proto__', '../x', 'x'.repeat(10_000)])
      expect(readErrorCodes(await server.query(searchDocument, { searchId: invalidId }, { token }))).not.toEqual([])
  })

  test('expires after 30 minutes, and is run again if its input is sent', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const cached = await search(server)
    expect(cached.expiresAt).toBe('2026-11-21T09:30:00.000Z')
    now = new Date('2026-11-21T09:29:59Z')
    expect((await search(server, { searchId: cached.searchId })).searchId).toBe(cached.searchId)
    now = new Date('2026-11-21T09:30:00Z')
    expect(readErrorCodes(await server.query(searchDocument, { searchId: cached.searchId }))).toEqual(['NOT_FOUND'])
    const again = await search(server, { searchId: cached.searchId, input: aSearch })
    expect(again.searchId).not.toBe(cached.searchId)
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(2)
  })

  test('is not reused for input with other dates', async () => {
    server.gateway.respondTo(searchPath, { hotels: fiveHotels })
    const { searchId } = await search(server)
    const other = await search(server, { searchId, input: { ...aSearch, checkOut: '2026-12-14' } })
    expect(other.searchId).not.toBe(searchId)
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(2)
  })
})
