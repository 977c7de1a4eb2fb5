/** Measures reads next to a floor and to the same schema on other servers: CPU time, requests per second, latency. */
import { cpus } from 'node:os'
import { parse, print, visit } from 'graphql'
import { ownQueries } from '../../graphql-server/src/__generated__/own-queries.ts'
import { type Target, measure, median, rounds, seconds } from './measure.ts'
import { start, stopAll } from './processes.ts'
import { report } from './report.ts'

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const input = {
  locationCode: 'SA1',
  checkIn: day(30),
  checkOut: day(35),
  rooms: [{ adults: 2, childAges: [] }],
  nationality: 'ID',
}

const newSearch = { input, sort: 'PRICE_ASC', page: 1, pageSize: 20 }

/** Of the web app, because the product compiles only its own queries. */
const { 'web/HotelSearch': hotelSearch, 'web/Bookings': bookings } = ownQueries

/** As a tool may ask, which has no filters to count for: the rates of most hotels are not read then. */
const withoutFacets = print(
  visit(parse(hotelSearch), {
    Field: ({ name }) => (name.value === 'facets' ? null : undefined),
    FragmentDefinition: ({ name }) => (name.value === 'SearchFacets' ? null : undefined),
  }),
)

async function ask<T>(
  url: string,
  token: string,
  query: string,
  variables: object,
): Promise<{ text: string; data: T }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const { data, errors } = JSON.parse(text) as { data: T; errors?: unknown }
  if (errors) throw new Error(`The server refuses to be measured: ${text.slice(0, 500)}`)
  return { text, data }
}

try {
  const stub = await start<{ gateway: string; pool: string; token: string }>('stub.ts', [])
  const { token } = stub
  const floor = await start<{ url: string }>('floor.ts', [stub.gateway])
  const env = { GATEWAY_URL: stub.gateway, COGNITO_ENDPOINT: stub.pool, LOG_LEVEL: 'silent' }
  const startServer = async (name: string, file: string, ...args: string[]) => ({
    name,
    ...(await start<{ url: string }>(file, args, env)),
  })
  const own = await startServer('graphql-server', 'own.ts')
  const servers = [
    own,
    await startServer('mercurius-jit', 'mercurius.ts', 'jit'),
    await startServer('mercurius', 'mercurius.ts'),
    await startServer('graphql-yoga', 'yoga.ts'),
  ]

  /** The operation on every server. It runs twice first: a peer compiles what it has run before, and a compiled one may fail. */
  async function targets(query: string, variablesOf: (url: string) => Promise<object> | object): Promise<Target[]> {
    const found: Target[] = []
    for (const { name, url, cpuMs } of servers) {
      const variables = await variablesOf(url)
      for (let run = 0; run < 2; run++) await ask(url, token, query, variables)
      found.push({ name, url: `${url}/graphql`, cpuMs, body: JSON.stringify({ query, variables }) })
    }
    return found
  }

  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, median of ${rounds} rounds of ${seconds} s`,
  )

  for (const { rows, locationCode, query, atMost } of [
    { rows: 'rows without rooms', locationCode: 'SA1', query: hotelSearch, atMost: 1.1 },
    { rows: 'rooms and rates in every row', locationCode: 'SA4', query: hotelSearch, atMost: 0.7 },
    { rows: 'the same without counts for the filters', locationCode: 'SA4', query: withoutFacets, atMost: 0.7 },
  ]) {
    const variables = { ...newSearch, input: { ...input, locationCode } }
    report(
      `First 20 hotels of a new search of 1,000, ${rows}, 4 connections; the floor is fetch + JSON.parse of the same body`,
      await measure(
        [
          { ...floor, name: 'floor', method: 'GET', url: `${floor.url}/search/${locationCode}` },
          ...(await targets(query, () => variables)),
        ],
        token,
        4,
      ),
      { against: 'floor', atMost },
    )

    const stalls: number[] = []
    for (let search = 0; search < 20; search++) {
      await own.stallMs()
      await ask(own.url, token, query, variables)
      stalls.push(await own.stallMs())
    }
    const stall = median(stalls)
    console.log(
      `Longest stall of the event loop by one such search: ${stall.toFixed(1)} ms, median of ${stalls.length}. Goal: at most 18 ms. ${stall <= 18 ? 'reached' : 'missed'}.`,
    )
  }

  // The searches above have evicted each other; these stay.
  const searchIds = new Map<string, string>()
  for (const { url } of servers) {
    const { data } = await ask<{ hotelSearch: { searchId: string } }>(url, token, hotelSearch, newSearch)
    searchIds.set(url, data.hotelSearch.searchId)
  }
  const cached = (url: string) => ({ ...newSearch, searchId: searchIds.get(url) })
  const filtered = (url: string) => ({ ...cached(url), sort: 'DISTANCE_ASC', where: { stars: [3, 4, 5] }, page: 2 })

  for (const { title, query, variablesOf, connections, goal } of [
    {
      title: 'Second page of 20 hotels of a cached search, sorted and filtered, 16 connections',
      query: hotelSearch,
      variablesOf: filtered,
      connections: 16,
      goal: { against: 'mercurius-jit', atMost: 1 },
    },
    {
      title: '80 hotels of a cached search with all offers and prices, 4 connections',
      query: hotelSearch,
      variablesOf: (url: string) => ({ ...cached(url), pageSize: 80 }),
      connections: 4,
      goal: { against: 'mercurius-jit', atMost: 0.91 },
    },
    {
      title: 'First 20 of 300 bookings, 16 connections',
      query: bookings,
      variablesOf: () => ({ page: 1, pageSize: 20 }),
      connections: 16,
      goal: { against: 'mercurius-jit', atMost: 1 },
    },
  ]) {
    const { text } = await ask(own.url, token, query, variablesOf(own.url))
    await fetch(floor.url, { method: 'PUT', body: text })
    const sameBytes: Target = { ...floor, name: 'floor', method: 'GET' }
    report(
      `${title}; the floor is the same bytes from node:http`,
      await measure([sameBytes, ...(await targets(query, variablesOf))], token, connections),
      goal,
    )
  }
} finally {
  stopAll()
}
