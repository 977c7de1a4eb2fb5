/** Measures new searches, whose rows the package `json-row-reader` reads: their CPU time, compared with `fetch` and `JSON.parse` of the same responses, and event loop stalls. */
import { reportGoal } from '../goals.ts'
import { postOrThrow } from '../graphql.ts'
import { lowerMean, measure, median, rounds } from '../measure.ts'
import { reportFigures } from '../report.ts'
import { hotelSearch, buildSearchVariables } from '../searches.ts'
import { type Server, startSearch, startServers, buildTargets } from './servers.ts'

/** Measures the longest event loop stall of each of 20 searches. Returns the median in milliseconds. */
async function measureStallMs(product: Server, token: string, query: string, variables: object): Promise<number> {
  const stalls: number[] = []
  for (let search = 0; search < 20; search++) {
    await product.stallMs()
    await postOrThrow(product.url, token, query, variables)
    stalls.push(await product.stallMs())
  }
  return median(stalls)
}

/** Measures the CPU time of a request with a filter that is not cached. Returns the mean of the quieter half of the rounds in milliseconds. */
async function measureUncachedFilterMs(product: Server, token: string, searchId: string): Promise<number> {
  const requests = 40
  const variables = { ...buildSearchVariables('SA2'), searchId }
  let requestCount = 0
  const cpuMsPerRequest: number[] = []
  for (let round = -rounds; round < rounds; round++) {
    const cpuMsBefore = await product.cpuMs()
    for (let request = 0; request < requests; request++) {
      requestCount += 1
      await postOrThrow(product.url, token, hotelSearch, { ...variables, where: { priceMin: requestCount.toFixed(2) } })
    }
    if (round >= 0) cpuMsPerRequest.push(((await product.cpuMs()) - cpuMsBefore) / requests)
  }
  return lowerMean(cpuMsPerRequest)
}

export async function measureSearches(): Promise<void> {
  const { product, floor, token, servers } = await startServers(['mercurius-jit'])
  const stalls: number[] = []
  // Servers get a tenth of the usual number of requests here, so they take longer to reach full speed.
  const warmUpSeconds = 6
  for (const { rows, locationCode, maxRatio } of [
    { rows: 'rows without rooms', locationCode: 'SA1', maxRatio: 1.1 },
    { rows: 'rooms and rates in every row', locationCode: 'SA4', maxRatio: 0.7 },
  ]) {
    const variables = buildSearchVariables(locationCode)
    const floorTarget = { ...floor, url: `${floor.url}/search/${locationCode}` }
    reportFigures(
      `First 20 hotels of a new search of 1,000, ${rows}, 4 connections; the floor is fetch + JSON.parse of the same body`,
      await measure([floorTarget, ...(await buildTargets(servers, token, hotelSearch, () => variables))], token, {
        connections: 4,
        warmUpSeconds,
      }),
      { name: `New search of 1,000 hotels, ${rows}`, baseline: 'floor', maxRatio },
    )
    stalls.push(await measureStallMs(product, token, hotelSearch, variables))
  }
  const stall = Math.max(...stalls)
  reportGoal({
    name: 'Event loop stall of one search, median',
    goal: '≤ 18 ms',
    result: `${stall.toFixed(1)} ms`,
    isReached: stall <= 18,
  })

  const filterMs = await measureUncachedFilterMs(product, token, await startSearch(product, token, 'SA2'))
  reportGoal({
    name: 'Uncached filter of 2,000 hotels with all facets, including its request',
    goal: 'CPU ≤ 4 ms',
    result: `${filterMs.toFixed(2)} ms`,
    isReached: filterMs <= 4,
  })
}
