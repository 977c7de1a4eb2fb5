/** Measures reads next to a floor and to the same schema on other servers: CPU time, requests per second, latency. */
import { startRedis } from '../../../graphql-server/src/testing/redis.ts'
import { held } from '../goals.ts'
import { ask } from '../graphql.ts'
import { type Target, lowerMean, measure, median, rounds } from '../measure.ts'
import { start } from '../processes.ts'
import { report } from '../report.ts'
import { bookings, firstPage, hotelSearch, newSearch } from '../searches.ts'

type Server = Awaited<ReturnType<typeof startServers>>['servers'][number]
type Search = { hotelSearch: { searchId: string; searching: boolean } }

async function startServers() {
  const stub = await start<{ gateway: string; pool: string; token: string }>('reads/stub.ts', [])
  const floor = await start<{ url: string }>('reads/floor.ts', [stub.gateway])
  const env = { GATEWAY_URL: stub.gateway, COGNITO_ENDPOINT: stub.pool, LOG_LEVEL: 'silent' }
  const named = async (name: string, file: string, args: string[] = [], more: Record<string, string> = {}) => ({
    name,
    ...(await start<{ url: string }>(file, args, { ...env, ...more })),
  })
  const own = await named('graphql-server', 'own.ts')
  return {
    own,
    floor: { ...floor, name: 'floor', method: 'GET' as const },
    token: stub.token,
    servers: [
      own,
      await named('mercurius-jit', 'reads/mercurius.ts', ['jit']),
      await named('mercurius', 'reads/mercurius.ts'),
      await named('graphql-yoga', 'reads/yoga.ts'),
    ],
    /** The product's server as new as those beside it: with its own memory, and two that share a Redis. */
    withRedis: async (url: string) => [
      await named('graphql-server', 'own.ts'),
      await named('with Redis, first', 'own.ts', [], { REDIS_URL: url }),
      await named('with Redis, second', 'own.ts', [], { REDIS_URL: url }),
    ],
    /** A server whose gateway has a supplier that takes five seconds. */
    withLateSupplier: () => named('late supplier', 'own.ts', [], { GATEWAY_URL: `${stub.gateway}/late` }),
  }
}

const targetOf = ({ name, url, cpuMs }: Server, query: string, variables: object): Target => ({
  name,
  url: `${url}/graphql`,
  cpuMs,
  body: JSON.stringify({ query, variables }),
})

/** Longest stall of the event loop by one search, in milliseconds. */
async function stallOf(own: Server, token: string, query: string, variables: object): Promise<number> {
  const stalls: number[] = []
  for (let search = 0; search < 20; search++) {
    await own.stallMs()
    await ask(own.url, token, query, variables)
    stalls.push(await own.stallMs())
  }
  return median(stalls)
}

/** CPU of a request with a filter that nobody has asked for before, of the quieter half of the rounds. */
async function unknownFilterMs(own: Server, token: string, searchId: string): Promise<number> {
  const requests = 40
  const variables = { ...newSearch('SA2'), searchId }
  let asked = 0
  const spent: number[] = []
  for (let round = -rounds; round < rounds; round++) {
    const before = await own.cpuMs()
    for (let request = 0; request < requests; request++) {
      asked += 1
      await ask(own.url, token, hotelSearch, { ...variables, where: { priceMin: asked.toFixed(2) } })
    }
    if (round >= 0) spent.push(((await own.cpuMs()) - before) / requests)
  }
  return lowerMean(spent)
}

export async function measureReads(): Promise<void> {
  const { own, floor, token, servers, withRedis, withLateSupplier } = await startServers()

  /** The operation on every server. It runs twice first: a peer compiles what it has run before, and a compiled one may fail. */
  async function targets(query: string, variablesOf: (url: string) => object, among = servers): Promise<Target[]> {
    for (const { url } of among) {
      for (let run = 0; run < 2; run++) await ask(url, token, query, variablesOf(url))
    }
    return among.map((server) => targetOf(server, query, variablesOf(server.url)))
  }
  const searchIdOf = async ({ url }: Server, locationCode: string) =>
    (await ask<Search>(url, token, hotelSearch, newSearch(locationCode))).data.hotelSearch.searchId

  const searchIds = new Map<string, string>()
  for (const server of servers) searchIds.set(server.url, await searchIdOf(server, 'SA1'))
  const cached = (url: string) => ({ ...newSearch('SA1'), searchId: searchIds.get(url) })
  const filtered = { sort: 'DISTANCE_ASC', where: { stars: [3, 4, 5] }, page: 2 }

  const [, fastest] = servers
  const withFastest = fastest ? [own, fastest] : servers
  for (const { what, query, variablesOf, connections, atMost, among } of [
    {
      among: servers,
      what: 'Second page of 20 hotels of a cached search, sorted and filtered',
      query: hotelSearch,
      variablesOf: (url: string) => ({ ...cached(url), ...filtered }),
      connections: 16,
      atMost: 1,
    },
    {
      among: withFastest,
      what: '80 hotels of a cached search with all offers and prices',
      query: hotelSearch,
      variablesOf: (url: string) => ({ ...cached(url), pageSize: 80 }),
      connections: 4,
      atMost: 0.91,
    },
    {
      among: withFastest,
      what: 'First 20 of 300 bookings',
      query: bookings,
      variablesOf: () => firstPage,
      connections: 16,
      atMost: 1,
    },
  ]) {
    const { text } = await ask(own.url, token, query, variablesOf(own.url))
    await fetch(floor.url, { method: 'PUT', body: text })
    report(
      `${what}, ${connections} connections; the floor is the same bytes from node:http`,
      await measure([floor, ...(await targets(query, variablesOf, among))], token, { connections }),
      { what, against: 'mercurius-jit', atMost },
    )
  }

  await measureCompression()
  await measureRedis()
  await measureLateSupplier()
  // Last: every new search stays in memory, which the garbage collector has to look through from then on.
  await measureNewSearches()

  async function measureCompression() {
    const target = targetOf(own, hotelSearch, { ...cached(own.url), ...filtered })
    report(
      'The same page compressed, as every browser asks for it, 16 connections',
      await measure(
        [
          { ...target, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
          { ...target, name: 'as it is' },
        ],
        token,
        { connections: 16 },
      ),
      { what: 'Such a page compressed, as every browser asks for it', against: 'as it is', atMost: 1.5 },
    )
  }

  async function measureRedis() {
    const redis = await startRedis()
    try {
      const [memory, first, second] = await withRedis(redis.url)
      if (!memory || !first || !second) throw new Error('no server')
      const page = (searchId: string) => ({ ...newSearch('SA1'), ...filtered, searchId })
      const shared = page(await searchIdOf(first, 'SA1'))
      const own = page(await searchIdOf(memory, 'SA1'))
      const figures = await measure(
        [
          targetOf(memory, hotelSearch, own),
          targetOf(first, hotelSearch, shared),
          targetOf(second, hotelSearch, shared),
        ],
        token,
        { connections: 16 },
      )
      report('The same page from Redis, on two servers, 16 connections', figures)
      const ratio = (figures.get(memory.name)?.cpuMs ?? 0) / (figures.get('with Redis, second')?.cpuMs ?? 1)
      held({
        what: 'Such a page with Redis, on another server than the search',
        goal: '≥ 0.80 × memory',
        figure: `${ratio.toFixed(2)} ×`,
        reached: ratio >= 0.8,
      })
    } finally {
      await redis.stop()
    }
  }

  async function measureLateSupplier() {
    const { url } = await withLateSupplier()
    const times: number[] = []
    for (let search = 0; search < 5; search++) {
      const started = performance.now()
      const { data } = await ask<Search>(url, token, hotelSearch, newSearch('SA1'))
      times.push(performance.now() - started)
      if (!data.hotelSearch.searching) throw new Error('The late supplier was not late.')
    }
    const ms = median(times)
    held({
      what: 'First page while a supplier takes 5 s',
      goal: '≤ 1,000 ms',
      figure: `${ms.toFixed(0)} ms`,
      reached: ms <= 1000,
    })
  }

  async function measureNewSearches() {
    const stalls: number[] = []
    // A server answers a tenth of the requests here, so that it is at its speed later.
    const warmUpSeconds = 6
    for (const { rows, locationCode, atMost } of [
      { rows: 'rows without rooms', locationCode: 'SA1', atMost: 1.1 },
      { rows: 'rooms and rates in every row', locationCode: 'SA4', atMost: 0.7 },
    ]) {
      const variables = newSearch(locationCode)
      const parsed = { ...floor, url: `${floor.url}/search/${locationCode}` }
      report(
        `First 20 hotels of a new search of 1,000, ${rows}, 4 connections; the floor is fetch + JSON.parse of the same body`,
        await measure([parsed, ...(await targets(hotelSearch, () => variables, withFastest))], token, {
          connections: 4,
          warmUpSeconds,
        }),
        { what: `New search of 1,000 hotels, ${rows}`, against: 'floor', atMost },
      )
      stalls.push(await stallOf(own, token, hotelSearch, variables))
    }
    const stall = Math.max(...stalls)
    held({
      what: 'Longest stall of the event loop by one search',
      goal: '≤ 18 ms',
      figure: `${stall.toFixed(1)} ms`,
      reached: stall <= 18,
    })

    const filterMs = await unknownFilterMs(own, token, await searchIdOf(own, 'SA2'))
    held({
      what: 'A filter not asked before, 2,000 hotels, all facets, with its request',
      goal: 'CPU ≤ 4 ms',
      figure: `${filterMs.toFixed(2)} ms`,
      reached: filterMs <= 4,
    })
  }
}
