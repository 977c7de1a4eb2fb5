import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readErrorCodes, search, searchDocument, searchPath } from '#src/testing/hotel-operations.ts'
import { failure } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aSearch } from '#src/testing/wire-hotels.ts'

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

describe('search input', () => {
  test.each<[string, object]>([
    ['departure on the day of arrival', { checkOut: '2026-12-10' }],
    ['departure before arrival', { checkOut: '2026-12-09' }],
    ['31 nights', { checkOut: '2027-01-10' }],
    ['arrival yesterday in Riyadh', { checkIn: '2026-11-20' }],
    ['arrival in 501 days', { checkIn: '2028-04-05', checkOut: '2028-04-06' }],
    ['a day that does not exist', { checkIn: '2026-02-31' }],
    ['a date without a leading zero', { checkIn: '2026-2-3' }],
    ['no room', { rooms: [] }],
    ['ten rooms', { rooms: Array.from({ length: 10 }, () => ({ adults: 1 })) }],
    ['no adult', { rooms: [{ adults: 0, childAges: [5] }] }],
    ['ten guests in a room', { rooms: [{ adults: 9, childAges: [5] }] }],
    ['an 18-year-old child', { rooms: [{ adults: 1, childAges: [18] }] }],
    ['a negative age', { rooms: [{ adults: 1, childAges: [-1] }] }],
    ['a country name instead of a code', { nationality: 'Indonesia' }],
    ['an invalid location', { locationCode: '../SA1' }],
    ['a 10 kB promo code', { hotelPromoCode: 'x'.repeat(10_000) }],
    ['a promo code with a line break', { hotelPromoCode: 'A\r\nB' }],
  ])('is rejected with BAD_USER_INPUT without a gateway call: %s', async (_, changes) => {
    expect(readErrorCodes(await server.query(searchDocument, { input: { ...aSearch, ...changes } }))).toEqual([
      'BAD_USER_INPUT',
    ])
    expect(server.gateway.requests).toEqual([])
  })

  test('may contain codes with invisible characters, which are removed', async () => {
    server.gateway.respondTo(searchPath, [])
    await search(server, { input: { ...aSearch, hotelPromoCode: ' SAGE\u200B', specialCode: 'S\u20117\u2060' } })
    expect(server.gateway.requestsTo(searchPath)[0]?.body).toMatchObject({ subpcc: 'SAGE', specialCode: 'S-7' })
  })

  test('is rejected with a message in the agent’s language', async () => {
    const variables = { input: { ...aSearch, specialCode: 'x'.repeat(60) } }
    const { errors } = await server.query(searchDocument, variables, { locale: 'ar-SA' })
    expect(errors[0]?.message).toMatch(/^\p{Script=Arabic}/u)
  })

  test.each(['XX', 'ZZ', 'AC', 'EU', 'UK', ''])(
    'is rejected with BAD_USER_INPUT and a message about the field for the nationality %j',
    async (nationality) => {
      const response = await server.query(searchDocument, { input: { ...aSearch, nationality } })
      expect(readErrorCodes(response)).toEqual(['BAD_USER_INPUT'])
      expect(response.errors[0]?.message).toContain('nationality')
      expect(server.gateway.requests).toEqual([])
    },
  )

  test.each([{ page: 0 }, { page: -1 }, { pageSize: 0 }, { pageSize: 101 }])(
    'is rejected for the page arguments %j',
    async (pages) => {
      expect(readErrorCodes(await server.query(searchDocument, { input: aSearch, ...pages }))).toEqual([
        'BAD_USER_INPUT',
      ])
      expect(server.gateway.requests).toEqual([])
    },
  )

  test('is accepted exactly at the limits', async () => {
    server.gateway.respondTo(searchPath, [])
    const rooms = Array.from({ length: 9 }, () => ({ adults: 8, childAges: [17] }))
    // Just after midnight in Riyadh, when it is still the previous day in London.
    now = new Date('2026-11-20T21:30:00Z')
    await search(server, { input: { ...aSearch, checkIn: '2026-11-21', checkOut: '2026-12-21', rooms } })
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(1)
  })

  test('is required unless there is a search id', async () => {
    expect(readErrorCodes(await server.query(searchDocument, {}))).toEqual(['BAD_USER_INPUT'])
  })

  test('is rejected with BAD_USER_INPUT when the gateway rejects it', async () => {
    server.gateway.respondTo(
      searchPath,
      failure({ status: 400, body: { status: { code: 400 }, errors: [{ code: 'BAD', message: 'x' }] } }),
    )
    expect(readErrorCodes(await server.query(searchDocument, { input: aSearch }))).toEqual(['BAD_USER_INPUT'])
  })
})
