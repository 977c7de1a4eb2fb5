import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readErrorCodes,
  aDetailResponse,
  detailPath,
  readHotel,
  search,
  searchDocument,
  searchPath,
  suppliersPath,
} from '#src/testing/hotel-operations.ts'
import { startRedis } from '#src/testing/redis.ts'
import { type StubRequest, enveloped, failure } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aHudxHotel, aSearch, agodaLines, anAgodaHotel, anUmrahholidaysHotel } from '#src/testing/wire-hotels.ts'

const start = new Date('2026-11-21T09:00:00Z')
let now = start
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  now = start
})

const supplierList = (...names: string[]) => enveloped({ suppliers: names.map((provider) => ({ provider })) })
const requestedSuppliers = ({ body }: StubRequest) => body['suppliers']
const rows: Record<string, object[]> = {
  agoda: [anAgodaHotel()],
  hudxconnect: [aHudxHotel()],
  umrahholidays: [anUmrahholidaysHotel({ umrahHotelCode: '4911111111', grandTotalPrice: 200, amount: 200 })],
}

/** Makes each supplier respond with its row. Suppliers in `pendingResponses` respond once their promise resolves. */
function respondSeparately({ gateway }: TestServer, pendingResponses: Record<string, Promise<unknown>> = {}): void {
  gateway.respondTo(suppliersPath, supplierList('agoda', 'umrahholidays', 'hudxconnect'))
  gateway.respondTo(searchPath, async (request: StubRequest) => {
    const [name] = requestedSuppliers(request) as [string]
    return (await pendingResponses[name]) ?? { hotels: rows[name], errors: [] }
  })
}

/** Number of agents created so far. Each test uses a new agent, because findings about the gateway are cached per agent. */
let agentCount = 0
function createAgent({ pool, query }: TestServer) {
  agentCount += 1
  const token = pool.token(`agent-${agentCount}@demo.test`, { sub: `agent-${agentCount}` })
  const querySearch = (variables: object) => query(searchDocument, variables, { token })
  const find = async (variables: object = { input: aSearch }) => {
    const { data, errors } = await querySearch(variables)
    expect(errors).toEqual([])
    return data.hotelSearch
  }
  return { token, querySearch, find }
}

const describeStates = ({ suppliers }: { suppliers: { supplier: string; state: string; offerCount: number }[] }) =>
  suppliers.map(({ supplier, state, offerCount }) => `${supplier} ${state} ${offerCount}`)
const describeOffers = ({ items }: Awaited<ReturnType<typeof search>>) =>
  items.map(({ offers }) => offers.map(({ supplier, price }) => `${supplier} ${price.total.amount}`))

describe('search at a gateway that supports separate calls per supplier', () => {
  test('calls all suppliers at the same time and merges their offers for a hotel', async () => {
    respondSeparately(server)
    const { find } = createAgent(server)
    const result = await find()
    expect(server.gateway.requestsTo(searchPath).map(requestedSuppliers)).toEqual(
      expect.arrayContaining([['agoda'], ['umrahholidays'], ['hudxconnect']]),
    )
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(3)
    expect(describeStates(result)).toEqual(['AGODA ANSWERED 1', 'UMRAHHOLIDAYS ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
    expect(describeOffers(result)).toEqual([['UMRAHHOLIDAYS 200.00', 'HUDXCONNECT 213.02', 'AGODA 227.91']])
    expect(result).toMatchObject({ searching: false, complete: true, revision: 3, warnings: [] })
    await find()
    expect(server.gateway.requestsTo(suppliersPath)).toHaveLength(1)
  })

  test('shows the first responses while a supplier is slow, and its offers later', async () => {
    const slow = Promise.withResolvers<undefined>()
    respondSeparately(server, { umrahholidays: slow.promise })
    const { find } = createAgent(server)
    const first = await find()
    expect(describeStates(first)).toEqual(['AGODA ANSWERED 1', 'UMRAHHOLIDAYS SEARCHING 0', 'HUDXCONNECT ANSWERED 1'])
    expect(describeOffers(first)).toEqual([['HUDXCONNECT 213.02', 'AGODA 227.91']])
    expect(first).toMatchObject({ searching: true, complete: false, revision: 2, warnings: [], additions: null })

    const { searchId } = first
    // `newerThan` waits for a later revision. `additions` counts the offers added `since` that revision.
    const waiting = find({ searchId, newerThan: 2, since: 2 })
    slow.resolve(undefined)
    const later = await waiting
    expect(describeOffers(later)).toEqual([['UMRAHHOLIDAYS 200.00', 'HUDXCONNECT 213.02', 'AGODA 227.91']])
    expect(later).toMatchObject({ searchId, searching: false, complete: true, revision: 3 })
    expect(later.additions).toEqual({ hotelCount: 0, lowerPriceCount: 1, offerCount: 1 })
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(3)

    // Pages of the earlier revision are still consistent.
    const earlier = await find({ searchId, revision: 2 })
    expect([earlier.revision, describeOffers(earlier)]).toEqual([2, describeOffers(first)])
    const filtered = await find({ searchId, since: 2, where: { suppliers: ['UMRAHHOLIDAYS'] } })
    expect(filtered.additions).toEqual({ hotelCount: 1, lowerPriceCount: 0, offerCount: 1 })
  })

  test('stops waiting after a timeout if there is no newer revision', async () => {
    const slow = Promise.withResolvers<undefined>()
    respondSeparately(server, { umrahholidays: slow.promise })
    const { find } = createAgent(server)
    const { searchId, revision } = await find()
    expect(await find({ searchId, newerThan: revision })).toMatchObject({ revision, searching: true })
    slow.resolve(undefined)
    await find({ searchId, newerThan: revision })
  }, 15_000)

  test('waits for the first supplier that has not failed', async () => {
    const slow = Promise.withResolvers<undefined>()
    const failed = Promise.resolve(failure({ status: 500 }))
    respondSeparately(server, { agoda: failed, umrahholidays: slow.promise, hudxconnect: failed })
    const { find } = createAgent(server)
    const result = find()
    await wait(1500)
    slow.resolve(undefined)
    expect(describeStates(await result)).toEqual(['AGODA FAILED 0', 'UMRAHHOLIDAYS ANSWERED 1', 'HUDXCONNECT FAILED 0'])
  })

  test('warns about a supplier that fails late, but about no other supplier', async () => {
    const slow = Promise.withResolvers<object>()
    respondSeparately(server, { agoda: slow.promise })
    const { find } = createAgent(server)
    const { searchId, warnings } = await find()
    expect(warnings).toEqual([])
    slow.resolve(failure('html'))
    const later = await find({ searchId, newerThan: 2, since: 2 })
    expect(describeStates(later)).toEqual(['AGODA FAILED 0', 'UMRAHHOLIDAYS ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
    expect(later).toMatchObject({ complete: false, searching: false, additions: { offerCount: 0 } })
    expect(later.warnings).toMatchObject([{ code: 'SUPPLIER_FAILED', supplier: 'AGODA' }])
  })

  test('attributes unreadable rows, and failures that name no supplier, to the requested supplier', async () => {
    respondSeparately(server, {
      agoda: Promise.resolve({ hotels: [], errors: [{ code: 'SUPPLIER_TIMEOUT' }] }),
      hudxconnect: Promise.resolve({ hotels: [null, aHudxHotel()] }),
    })
    const { find } = createAgent(server)
    const result = await find()
    expect(describeStates(result)).toEqual(['AGODA FAILED 0', 'UMRAHHOLIDAYS ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
    expect(result.warnings).toMatchObject([
      { code: 'SUPPLIER_FAILED', supplier: 'AGODA' },
      { code: 'ROW_UNREADABLE', supplier: 'HUDXCONNECT', count: 1 },
    ])
  })

  test('fails like a single call if every supplier call fails', async () => {
    respondSeparately(server)
    server.gateway.respondTo(searchPath, failure({ status: 503 }))
    const { querySearch } = createAgent(server)
    expect(readErrorCodes(await querySearch({ input: aSearch }))).toEqual(['GATEWAY_UNAVAILABLE'])
  })

  test('accepts a code that at least one supplier accepts, at the lowest of their prices', async () => {
    const codeResponse = (accepted: boolean, price?: number) => ({
      hotels: [],
      codes: [{ type: 'subpcc', code: 'SAGE', accepted, price, fullPrice: price && price + 50 }],
    })
    respondSeparately(server, {
      agoda: Promise.resolve(codeResponse(false)),
      umrahholidays: Promise.resolve(codeResponse(true, 1000)),
      hudxconnect: Promise.resolve(codeResponse(true, 990)),
    })
    const { find } = createAgent(server)
    const { codes } = await find({ input: { ...aSearch, hotelPromoCode: 'SAGE' } })
    const price = { hotelName: null, total: { amount: '990.00' }, fullTotal: { amount: '1040.00' } }
    expect(codes).toEqual([{ kind: 'HOTEL_PROMO', code: 'SAGE', state: 'ACCEPTED', price }])
  })

  test('treats a supplier as failed if the process that called it has died', async () => {
    const unresolved = Promise.withResolvers<undefined>()
    respondSeparately(server, { agoda: unresolved.promise })
    const { find } = createAgent(server)
    const { searchId, revision } = await find()
    now = new Date(start.getTime() + 70_000)
    const result = await find({ searchId, newerThan: revision })
    expect(describeStates(result)).toEqual(['AGODA FAILED 0', 'UMRAHHOLIDAYS ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
    expect(result).toMatchObject({ searching: false, complete: false })
    expect(result.warnings).toMatchObject([{ code: 'SUPPLIER_FAILED', supplier: 'AGODA' }])
    unresolved.resolve(undefined)
  })

  test('shows a hotel with the first offers, then with later ones', async () => {
    const slow = Promise.withResolvers<undefined>()
    respondSeparately(server, { hudxconnect: slow.promise })
    server.gateway.respondTo(detailPath, ({ body }: StubRequest) =>
      aDetailResponse(rows[String(body['provider']).toLowerCase()]?.[0] ?? {}, { roomGroups: [] }),
    )
    const agent = server.pool.token('agent@demo.test')
    const calledSuppliers = () =>
      server.gateway.requestsTo(detailPath).map(({ body }) => String(body['provider']).toLowerCase())
    const { searchId } = await search(server)
    const first = await readHotel(server, { id: '4911111111', searchId })
    expect(first.pendingSuppliers).toEqual([{ key: 'hudxconnect' }])
    expect(calledSuppliers().sort()).toEqual(['agoda', 'umrahholidays'])
    slow.resolve(undefined)
    await server.query(searchDocument, { searchId, newerThan: 2 }, { token: agent })
    expect((await readHotel(server, { id: '4911111111', searchId })).pendingSuppliers).toEqual([])
    expect(calledSuppliers().at(-1)).toBe('hudxconnect')
  })

  test('finds a hotel that only a slow supplier offers', async () => {
    const slow = Promise.withResolvers<object>()
    respondSeparately(server, { umrahholidays: slow.promise })
    server.gateway.respondTo(detailPath, { hotels: [anUmrahholidaysHotel()] })
    const { searchId } = await search(server)
    const hotel = readHotel(server, { id: '4922222222', searchId })
    slow.resolve({ hotels: [anUmrahholidaysHotel()] })
    expect((await hotel).hotel.name).toBe('Cedar Tower')
  })
})

describe('search at a gateway that does not support separate calls per supplier', () => {
  test.each<[string, object]>([
    ['does not list its suppliers', failure({ status: 501 })],
    ['fails to list them', failure('html')],
    ['lists none', enveloped({ suppliers: null })],
    ['lists one', supplierList('agoda')],
    [
      'lists more than one search can call',
      supplierList(...Array.from({ length: 50 }, (_, index) => `supplier-${index}`)),
    ],
  ])('makes one call if the gateway %s', async (_, response) => {
    server.gateway.respondTo(suppliersPath, response)
    server.gateway.respondTo(searchPath, { hotels: [aHudxHotel(), anAgodaHotel()] })
    const { find } = createAgent(server)
    const result = await find()
    expect(server.gateway.requestsTo(searchPath).map(requestedSuppliers)).toEqual([undefined])
    expect(describeStates(result)).toEqual(['AGODA ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
    expect(result).toMatchObject({ revision: 1, searching: false })
  })

  test('lists each offer once if the gateway ignores the requested supplier, and makes a single call from then on', async () => {
    const allHotels = { hotels: [aHudxHotel(), anAgodaHotel({ displayRateInfo: agodaLines(300, 1, 1) }), {}] }
    server.gateway.respondTo(suppliersPath, supplierList('Agoda', 'HUDXConnect'))
    server.gateway.respondTo(searchPath, allHotels)
    const { find } = createAgent(server)
    const result = await find()
    expect(describeOffers(result)).toEqual([['HUDXCONNECT 213.02', 'AGODA 302.00']])
    expect(describeStates(result)).toEqual(['AGODA ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(2)
    await find()
    expect(server.gateway.requestsTo(searchPath).map(requestedSuppliers).slice(2)).toEqual([undefined])
  })
})

test('counts once toward the search limit, regardless of the number of supplier calls', async () => {
  const limited = await startServer({
    clock: () => start,
    settings: { limits: { searchesPerMinute: 2, holdsPerMinute: 10 } },
  })
  respondSeparately(limited)
  const { querySearch } = createAgent(limited)
  const results = [
    await querySearch({ input: aSearch }),
    await querySearch({ input: aSearch }),
    await querySearch({ input: aSearch }),
  ]
  expect(results.map(readErrorCodes)).toEqual([[], [], ['RATE_LIMITED']])
  await limited.stop()
})

test('shows a slow supplier’s offers on another server too', async () => {
  const redis = await startRedis()
  const firstServer = await startServer({ clock: () => start, settings: { redisUrl: redis.url } })
  const secondServer = await startServer({
    clock: () => start,
    settings: { redisUrl: redis.url, gatewayUrl: firstServer.gateway.url },
  })
  const slow = Promise.withResolvers<undefined>()
  respondSeparately(firstServer, { hudxconnect: slow.promise })
  const first = await search(firstServer)
  expect(describeOffers(await search(secondServer, { searchId: first.searchId }))).toEqual(describeOffers(first))
  const waiting = search(secondServer, { searchId: first.searchId, newerThan: first.revision, since: first.revision })
  slow.resolve(undefined)
  const later = await waiting
  expect(describeStates(later)).toEqual(['AGODA ANSWERED 1', 'UMRAHHOLIDAYS ANSWERED 1', 'HUDXCONNECT ANSWERED 1'])
  expect(later.additions).toEqual({ hotelCount: 0, lowerPriceCount: 0, offerCount: 1 })
  expect(describeOffers(await search(secondServer, { searchId: first.searchId, revision: first.revision }))).toEqual(
    describeOffers(first),
  )
  expect(firstServer.gateway.requestsTo(searchPath)).toHaveLength(3)
  await Promise.all([firstServer.stop(), secondServer.stop()])
  await redis.stop()
})
