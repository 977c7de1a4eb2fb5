/** Measures requests per second, latency and CPU time of three reads, next to a floor and to the same schema on graphql-yoga. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

const here = import.meta.dirname
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
const rounds = 3
const children: ChildProcess[] = []

type Started<T> = T & { cpuMs: () => Promise<number> }

/** Starts a process and resolves with its first message. */
async function start<T>(file: string, args: string[], env: Record<string, string> = {}): Promise<Started<T>> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!ready || typeof ready !== 'object') throw new Error(`${file} ended before it was ready`)
  const cpuMs = async () => {
    child.send('cpu')
    const [ms] = await once(child, 'message')
    return Number(ms)
  }
  return { ...(ready as T), cpuMs }
}

const operations = {
  search: `query ($input: HotelSearchInput!) { hotelSearch(input: $input) { ${page()} } }`,
  cached: `query ($id: ID!) { hotelSearch(searchId: $id, sort: DISTANCE_ASC, where: { stars: [3, 4, 5] }, page: 2) { ${page()} } }`,
  bookings:
    '{ bookings { totalCount pageCount items { id reference status tags createdAt ... on HotelBooking { hotelName checkIn checkOut leadName total { amount currency } } } } }',
}

function page() {
  return 'searchId totalCount pageCount items { id hotel { id name stars address imageUrl distanceToHaram } offers { id supplier board refundable bookable price { total { amount currency } commission { amount } } } } facets { stars { stars count } boards { board count } suppliers { supplier count } }'
}

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const input = { locationCode: 'SA1', checkIn: day(30), checkOut: day(35), rooms: [{ adults: 2 }], nationality: 'ID' }

interface Target {
  name: string
  url: string
  cpuMs: () => Promise<number>
  method?: 'GET' | 'POST'
  body?: string
}

interface Figures {
  perSecond: number
  /** CPU time of the whole server process, which hardly depends on the machine's load. */
  cpuMs: number
  p50: number
  p99: number
  failed: number
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Alternates between the targets, so that other load on the machine affects all of them alike. */
async function measure(targets: Target[], token: string, connections: number): Promise<Map<string, Figures>> {
  const results = new Map<string, (autocannon.Result & { cpuMs: number })[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const { name, url, cpuMs, method = 'POST', body } of targets) {
      const before = await cpuMs()
      const result = await autocannon({
        url,
        method,
        connections,
        duration: round === 0 ? 2 : seconds,
        timeout: 30,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body }),
      })
      // The first round is a warm-up.
      const spent = (await cpuMs()) - before
      if (round > 0) results.get(name)?.push({ ...result, cpuMs: spent / result.requests.total })
    }
  }
  return new Map(
    [...results].map(([name, of]) => [
      name,
      {
        perSecond: median(of.map((result) => result.requests.average)),
        cpuMs: median(of.map((result) => result.cpuMs)),
        p50: median(of.map((result) => result.latency.p50)),
        p99: median(of.map((result) => result.latency.p99)),
        failed: of.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
      },
    ]),
  )
}

function print(title: string, figures: Map<string, Figures>) {
  const own = figures.get('graphql-server')
  const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(11)
  console.log(`\n${title}`)
  console.log('                     requests/s     p50 ms     p99 ms     CPU ms   failed   graphql-server takes')
  for (const [name, { perSecond, p50, p99, cpuMs, failed }] of figures) {
    const times = own && name !== 'graphql-server'
    const ratio = times
      ? `${(perSecond / own.perSecond).toFixed(2)} × its time, ${(own.cpuMs / cpuMs).toFixed(2)} × its CPU`
      : ''
    console.log(
      `${name.padEnd(20)}${cell(perSecond)}${cell(p50)}${cell(p99)}${cell(cpuMs, 2)}${String(failed).padStart(9)}   ${ratio}`,
    )
  }
}

async function ask<T>(
  url: string,
  token: string,
  query: string,
  variables: object = {},
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
  const stub = await start<{ gateway: string; pool: string; token: string }>(join(here, 'stub.ts'), [])
  const floor = await start<{ url: string }>(join(here, 'floor.ts'), [stub.gateway])
  const env = { GATEWAY_URL: stub.gateway, COGNITO_ENDPOINT: stub.pool, LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  const own = await start<{ url: string }>(join(here, 'own.ts'), [], env)
  const yoga = await start<{ url: string }>(join(here, 'yoga.ts'), [], env)
  const servers = [
    { name: 'graphql-server', ...own },
    { name: 'graphql-yoga', ...yoga },
  ]
  const floorTarget: Target = { name: 'floor', ...floor, method: 'GET' }
  const fill = (text: string) => fetch(floor.url, { method: 'PUT', body: text })
  const target = (server: (typeof servers)[number], query: string, variables: object = {}): Target => ({
    name: server.name,
    cpuMs: server.cpuMs,
    url: `${server.url}/graphql`,
    body: JSON.stringify({ query, variables }),
  })

  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, median of ${rounds} rounds of ${seconds} s`,
  )

  print(
    'First page of a search of 1,000 hotels, 4 connections; the floor is fetch + JSON.parse of the same body',
    await measure(
      [
        { ...floorTarget, url: `${floor.url}/search` },
        ...servers.map((server) => target(server, operations.search, { input })),
      ],
      stub.token,
      4,
    ),
  )

  const cached: Target[] = []
  for (const server of servers) {
    const { data } = await ask<{ hotelSearch: { searchId: string } }>(server.url, stub.token, operations.search, {
      input,
    })
    const variables = { id: data.hotelSearch.searchId }
    await fill((await ask(server.url, stub.token, operations.cached, variables)).text)
    cached.push(target(server, operations.cached, variables))
  }
  print(
    'Second page of a cached search, sorted and filtered, 16 connections; the floor is the same bytes from node:http',
    await measure([floorTarget, ...cached], stub.token, 16),
  )

  await fill((await ask(own.url, stub.token, operations.bookings)).text)
  print(
    'First page of 300 bookings, 16 connections; the floor is the same bytes from node:http',
    await measure([floorTarget, ...servers.map((server) => target(server, operations.bookings))], stub.token, 16),
  )
} finally {
  for (const child of children) child.kill('SIGKILL')
}
