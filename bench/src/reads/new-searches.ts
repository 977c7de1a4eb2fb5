/** Measures new searches, whose rows the package `json-row-reader` reads: CPU time next to `fetch` and `JSON.parse` of the same answers, and stalls. */
import { held } from '../goals.ts'
import { ask } from '../graphql.ts'
import { lowerMean, measure, median, rounds } from '../measure.ts'
import { report } from '../report.ts'
import { hotelSearch, newSearch } from '../searches.ts'
import { type Server, searchIdOf, startServers, targets } from './servers.ts'

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

/** CPU time of a request with an uncached filter, over the quieter half of the rounds. */
async function unknownFilterMs(own: Server, token: string, searchId: string): Promise<number> {
  const requests = 40
  const variables = { ...newSearch('SA2'), searchId }
  let requestCount = 0
  const spent: number[] = []
  for (let round = -rounds; round < rounds; round++) {
    const before = await own.cpuMs()
    for (let request = 0; request < requests; request++) {
      requestCount += 1
      await ask(own.url, token, hotelSearch, { ...variables, where: { priceMin: requestCount.toFixed(2) } })
    }
    if (round >= 0) spent.push(((await own.cpuMs()) - before) / requests)
  }
  return lowerMean(spent)
}

export async function measureSearches(): Promise<void> {
  const { own, floor, token, servers } = await startServers(['mercurius-jit'])
  const stalls: number[] = []
  // Servers answer a tenth of the usual requests here, so they take longer to reach full speed.
  const warmUpSeconds = 6
  for (const { rows, locationCode, atMost } of [
    { rows: 'rows without rooms', locationCode: 'SA1', atMost: 1.1 },
    { rows: 'rooms and rates in every row', locationCode: 'SA4', atMost: 0.7 },
  ]) {
    const variables = newSearch(locationCode)
    const parsed = { ...floor, url: `${floor.url}/search/${locationCode}` }
    report(
      `First 20 hotels of a new search of 1,000, ${rows}, 4 connections; the floor is fetch + JSON.parse of the same body`,
      await measure([parsed, ...(await targets(servers, token, hotelSearch, () => variables))], token, {
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

  const filterMs = await unknownFilterMs(own, token, await searchIdOf(own, token, 'SA2'))
  held({
    what: 'A filter not asked before, 2,000 hotels, all facets, with its request',
    goal: 'CPU ≤ 4 ms',
    figure: `${filterMs.toFixed(2)} ms`,
    reached: filterMs <= 4,
  })
}
