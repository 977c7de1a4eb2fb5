import { afterEach, expect, test } from 'vitest'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { searchPath } from '../testing/hotel-operations.ts'
import { cheapest, hudxGroups, openHotel, quoteDocument, stubHotel } from '../testing/quote-steps.ts'
import { aHudxHotel, aSearch } from '../testing/wire-hotels.ts'

/** A time before the dates of the searches. */
const clock = () => new Date('2026-11-21T09:00:00Z')
let server: TestServer
afterEach(() => server.stop())

const search = (token?: string) =>
  server.query(
    'query ($input: HotelSearchInput) { hotelSearch(input: $input) { searchId } }',
    { input: aSearch },
    token === undefined ? {} : { token },
  )

test('limits searches per agent per minute', async () => {
  server = await startServer({ clock, settings: { limits: { searchesPerMinute: 3, holdsPerMinute: 3 } } })
  server.gateway.respondTo(searchPath, { hotels: [aHudxHotel()] })
  for (let count = 0; count < 3; count += 1) expect((await search()).errors).toEqual([])
  const { errors, headers } = await search()
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(server.gateway.requestsTo(searchPath)).toHaveLength(3)
  expect((await search(server.pool.token('colleague@demo.test', { sub: 'another-agent' }))).errors).toEqual([])
})

test('does not count pages of a cached search', async () => {
  server = await startServer({ clock, settings: { limits: { searchesPerMinute: 1, holdsPerMinute: 1 } } })
  server.gateway.respondTo(searchPath, { hotels: [aHudxHotel()] })
  const { data } = await search()
  const page = `{ hotelSearch(searchId: "${data.hotelSearch.searchId}") { totalCount } }`
  for (let count = 0; count < 5; count += 1) expect((await server.query(page)).errors).toEqual([])
})

test('limits requests to hold rooms per agent per minute', async () => {
  server = await startServer({ clock, settings: { limits: { searchesPerMinute: 10, holdsPerMinute: 2 } } })
  const rooms = [{ adults: 2, childAges: [] }]
  stubHotel(server, { hudx: hudxGroups(rooms) })
  const { searchId, hotelId, roomGroups } = await openHotel(server, rooms)
  const hold = () => server.query(quoteDocument, { input: { searchId, hotelId, rooms: cheapest(roomGroups) } })
  expect((await hold()).errors).toEqual([])
  expect((await hold()).errors).toEqual([])
  expect((await hold()).errors[0]?.extensions['code']).toBe('RATE_LIMITED')
})
