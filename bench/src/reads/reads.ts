/** Measures reads next to a floor and to the same schema on other servers: CPU time, requests per second, latency. */
import { startRedis } from '../../../graphql-server/src/testing/redis.ts'
import { held } from '../goals.ts'
import { ask } from '../graphql.ts'
import { measure, median } from '../measure.ts'
import { report } from '../report.ts'
import { bookings, firstPage, hotelSearch, newSearch } from '../searches.ts'
import { type Search, searchIdOf, startServers, targetOf, targets } from './servers.ts'

export async function measureReads(): Promise<void> {
  const { own, floor, token, servers, withRedis, withLateSupplier } = await startServers()

  const searchIds = new Map<string, string>()
  for (const server of servers) searchIds.set(server.url, await searchIdOf(server, token, 'SA1'))
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
      what: '70 hotels of a cached search with all offers and prices',
      query: hotelSearch,
      variablesOf: (url: string) => ({ ...cached(url), pageSize: 70 }),
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
      await measure([floor, ...(await targets(among, token, query, variablesOf))], token, { connections }),
      { what, against: 'mercurius-jit', atMost },
    )
  }

  await measureCompression()
  await measureRedis()
  await measureLateSupplier()

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
      const shared = page(await searchIdOf(first, token, 'SA1'))
      const own = page(await searchIdOf(memory, token, 'SA1'))
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
}
