import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HotelDetail } from '#src/__generated__/schema-types.ts'
import { createMemoryStore } from '#src/cache/memory-store.ts'
import { detailPath, readHotel, search } from '#src/testing/hotel-operations.ts'
import { cheapest, familyAndSingleGuest, hudxGroups, quoteDocument, stubHotel } from '#src/testing/quote-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { failure } from '#src/testing/stub-gateway.ts'
import { aSearch, anAgodaGroup, anAgodaHotel } from '#src/testing/wire-hotels.ts'
import { createContentIds } from './cached-detail.ts'

let server: TestServer
/** Simulates another server that has not stored its read yet. */
let forgetsDetails = false

beforeAll(async () => {
  const store = createMemoryStore()
  server = await startServer({
    clock: () => new Date('2026-11-21T10:00:00Z'),
    store: {
      ...store,
      get: async (key) => (forgetsDetails && key.startsWith('search-detail:') ? undefined : store.get(key)),
    },
  })
})
afterAll(() => server.stop())
beforeEach(() => {
  forgetsDetails = false
  server.gateway.reset()
})

const id = '4911111111'
const input = { ...aSearch, rooms: familyAndSingleGuest }
const agoda = [
  anAgodaGroup([
    { base: 189.92, tax: 29.93, fees: 8.06, adults: 2, childAges: [5] },
    { base: 100, tax: 15, fees: 5, adults: 1 },
  ]),
]

const collectIds = ({ roomGroups }: HotelDetail) =>
  roomGroups.flatMap((group) => [
    group.id,
    ...group.rooms.flatMap((room) => [room.id, ...room.rates.map((rate) => rate.id)]),
  ])

test('calls each supplier once if several tabs open a hotel at the same time', async () => {
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest), agoda })
  const { searchId } = await search(server, { input })
  const tabs = await Promise.all([1, 2, 3].map(() => readHotel(server, { id, searchId })))
  expect(server.gateway.requestsTo(detailPath)).toHaveLength(2)
  expect(new Set(tabs.map((tab) => collectIds(tab).join())).size).toBe(1)
})

/** Returns a supplier's groups with different tokens, as in each of its responses. */
const withTokens = (groups: object[], token: string) =>
  groups.map((group) => ({
    ...group,
    rooms: Object(group).rooms.map((room: { roomRates?: object[] }) => ({
      ...room,
      roomToken: token,
      ...(room.roomRates && {
        roomRates: room.roomRates.map((rate, index) => ({
          ...rate,
          roomConfigurationId: `0c1d2e3f-0000-4000-8000-00000000${token}${index}`,
        })),
      }),
    })),
  }))

test('returns the same ids when a hotel is read twice, so that the first tab still works', async () => {
  const sell = (token: string) =>
    stubHotel(server, {
      hudx: withTokens(hudxGroups(familyAndSingleGuest), token),
      agoda: withTokens(agoda, token),
    })
  sell('aaa')
  const { searchId } = await search(server, { input })
  const first = await readHotel(server, { id, searchId })
  forgetsDetails = true
  sell('bbb')
  const second = await readHotel(server, { id, searchId })
  expect(server.gateway.requestsTo(detailPath)).toHaveLength(4)
  expect(collectIds(second)).toEqual(collectIds(first))
  expect(new Set(collectIds(first)).size).toBe(collectIds(first).length)

  forgetsDetails = false
  const hudx = first.roomGroups.filter(({ supplier }) => supplier === 'HUDXCONNECT')
  const { data } = await server.query(quoteDocument, { input: { searchId, hotelId: id, rooms: cheapest(hudx) } })
  expect(data.quoteHotel.__typename).toBe('HotelQuoted')
})

test('calls only the failed supplier when the hotel is opened again, and keeps the other ids', async () => {
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest), agoda })
  const respond = (body: Record<string, unknown>) =>
    body['provider'] === 'Agoda' ? failure('html') : { hotels: [{ roomGroups: hudxGroups(familyAndSingleGuest) }] }
  server.gateway.respondTo(detailPath, ({ body }) => respond(body))
  const first = await readHotel(server, { id, input })
  expect(first.warnings).toMatchObject([{ code: 'SUPPLIER_FAILED', supplier: 'AGODA' }])

  server.gateway.respondTo(detailPath, { hotels: [anAgodaHotel({ roomGroups: agoda })] })
  const second = await readHotel(server, { id, searchId: first.searchId })
  expect(second.warnings).toEqual([])
  expect(server.gateway.requestsTo(detailPath).map(({ body }) => body['provider'])).toEqual([
    ...server.gateway
      .requestsTo(detailPath)
      .slice(0, 2)
      .map(({ body }) => body['provider']),
    'Agoda',
  ])
  expect(collectIds(second)).toEqual(expect.arrayContaining(collectIds(first)))
})

test('derives ids from content, and numbers items with equal content', () => {
  const ids = createContentIds('search', 'hotel')
  const [first, second, third] = [ids('rate', 1), ids('rate', 1), ids('rate', 2)]
  expect(new Set([first, second, third]).size).toBe(3)
  expect(first).toMatch(/^[\w-]{22}$/)
  expect([createContentIds('search', 'hotel')('rate', 1), createContentIds('other', 'hotel')('rate', 1)]).toEqual([
    first,
    expect.not.stringMatching(first),
  ])
})
