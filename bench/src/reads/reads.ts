/**
 * Compares reads on the product's server with the floor, a server that only returns stored bytes, and with peers, other GraphQL servers with the same
 * schema. Compares CPU time, requests per second and latency.
 */
import { startRedis } from '../../../graphql-server/src/testing/redis.ts'
import { reportGoal } from '../goals.ts'
import { postOrThrow } from '../graphql.ts'
import { measure, median } from '../measure.ts'
import { reportFigures } from '../report.ts'
import { bookings, firstPage, hotelSearch, buildSearchVariables } from '../searches.ts'
import { type Search, startSearch, startServers, buildTarget, buildTargets } from './servers.ts'

export async function measureReads(): Promise<void> {
  const { product, floor, token, servers, startWithRedis, startWithLateSupplier } = await startServers()

  const searchIds = new Map<string, string>()
  for (const server of servers) searchIds.set(server.url, await startSearch(server, token, 'SA1'))
  const cachedSearch = (url: string) => ({ ...buildSearchVariables('SA1'), searchId: searchIds.get(url) })
  const filtered = { sort: 'DISTANCE_ASC', where: { stars: [3, 4, 5] }, page: 2 }

  const [, fastestPeer] = servers
  const productAndFastestPeer = fastestPeer ? [product, fastestPeer] : servers
  for (const { name, query, buildVariables, connections, maxRatio, comparedServers } of [
    {
      comparedServers: servers,
      name: 'Second page of 20 hotels of a cached search, sorted and filtered',
      query: hotelSearch,
      buildVariables: (url: string) => ({ ...cachedSearch(url), ...filtered }),
      connections: 16,
      maxRatio: 1,
    },
    {
      comparedServers: productAndFastestPeer,
      name: '70 hotels of a cached search with all offers and prices',
      query: hotelSearch,
      buildVariables: (url: string) => ({ ...cachedSearch(url), pageSize: 70 }),
      connections: 4,
      maxRatio: 0.91,
    },
    {
      comparedServers: productAndFastestPeer,
      name: 'First 20 of 300 bookings',
      query: bookings,
      buildVariables: () => firstPage,
      connections: 16,
      maxRatio: 1,
    },
  ]) {
    const { text } = await postOrThrow(product.url, token, query, buildVariables(product.url))
    await fetch(floor.url, { method: 'PUT', body: text })
    reportFigures(
      `${name}, ${connections} connections; the floor is the same bytes from node:http`,
      await measure([floor, ...(await buildTargets(comparedServers, token, query, buildVariables))], token, {
        connections,
      }),
      { name, baseline: 'mercurius-jit', maxRatio },
    )
  }

  await measureCompression()
  await measureRedis()
  await measureLateSupplier()

  async function measureCompression() {
    const target = buildTarget(product, hotelSearch, { ...cachedSearch(product.url), ...filtered })
    reportFigures(
      'The same page compressed, as browsers request it, 16 connections',
      await measure(
        [
          { ...target, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
          { ...target, name: 'uncompressed' },
        ],
        token,
        { connections: 16 },
      ),
      { name: 'The same page compressed, as browsers request it', baseline: 'uncompressed', maxRatio: 1.5 },
    )
  }

  async function measureRedis() {
    const redis = await startRedis()
    try {
      const [memory, first, second] = await startWithRedis(redis.url)
      if (!memory || !first || !second) throw new Error('a server is missing')
      const page = (searchId: string) => ({ ...buildSearchVariables('SA1'), ...filtered, searchId })
      const sharedSearch = page(await startSearch(first, token, 'SA1'))
      const memorySearch = page(await startSearch(memory, token, 'SA1'))
      const figures = await measure(
        [
          buildTarget(memory, hotelSearch, memorySearch),
          buildTarget(first, hotelSearch, sharedSearch),
          buildTarget(second, hotelSearch, sharedSearch),
        ],
        token,
        { connections: 16 },
      )
      reportFigures('The same page from Redis, on two servers, 16 connections', figures)
      const ratio = (figures.get(memory.name)?.cpuMs ?? 0) / (figures.get('with Redis, second')?.cpuMs ?? 1)
      reportGoal({
        name: 'The same page from Redis, on a different server than the search',
        goal: '≥ 0.80 × memory',
        result: `${ratio.toFixed(2)} ×`,
        isReached: ratio >= 0.8,
      })
    } finally {
      await redis.stop()
    }
  }

  async function measureLateSupplier() {
    const { url } = await startWithLateSupplier()
    const times: number[] = []
    for (let search = 0; search < 5; search++) {
      const started = performance.now()
      const { data } = await postOrThrow<Search>(url, token, hotelSearch, buildSearchVariables('SA1'))
      times.push(performance.now() - started)
      if (!data.hotelSearch.searching) throw new Error('The search was already complete, so no supplier was late.')
    }
    const ms = median(times)
    reportGoal({
      name: 'First page while a supplier takes 5 s',
      goal: '≤ 1,000 ms',
      result: `${ms.toFixed(0)} ms`,
      isReached: ms <= 1000,
    })
  }
}
