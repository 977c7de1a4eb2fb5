/** The compared servers: the product, a lower bound and three peers, over a stub gateway. */
import { ask } from '../graphql.ts'
import type { Target } from '../measure.ts'
import { start } from '../processes.ts'
import { hotelSearch, newSearch } from '../searches.ts'

export type Server = Awaited<ReturnType<typeof startServers>>['servers'][number]
export type Search = { hotelSearch: { searchId: string; searching: boolean } }

const peers = {
  'mercurius-jit': ['reads/mercurius.ts', 'jit'],
  mercurius: ['reads/mercurius.ts'],
  'graphql-yoga': ['reads/yoga.ts'],
} as const
type Peer = keyof typeof peers
const allPeers: Peer[] = ['mercurius-jit', 'mercurius', 'graphql-yoga']

/** Starts the product's server, the floor and the peers with a stub gateway. */
export async function startServers(compared = allPeers) {
  const stub = await start<{ gateway: string; pool: string; token: string }>('reads/stub.ts', [])
  const floor = await start<{ url: string }>('reads/floor.ts', [stub.gateway])
  const env = { GATEWAY_URL: stub.gateway, COGNITO_ENDPOINT: stub.pool, LOG_LEVEL: 'silent' }
  const named = async (name: string, file: string, args: string[] = [], more: Record<string, string> = {}) => ({
    name,
    ...(await start<{ url: string }>(file, args, { ...env, ...more })),
  })
  const own = await named('graphql-server', 'own.ts')
  const servers = [own]
  for (const peer of compared) {
    const [file, ...args] = peers[peer]
    servers.push(await named(peer, file, args))
  }
  return {
    own,
    floor: { ...floor, name: 'floor', method: 'GET' as const },
    token: stub.token,
    /** The product's server first, then the peers in the given order. */
    servers,
    /** Freshly started product servers, for a fair comparison: one with its own memory, and two that share a Redis. */
    withRedis: async (url: string) => [
      await named('graphql-server', 'own.ts'),
      await named('with Redis, first', 'own.ts', [], { REDIS_URL: url }),
      await named('with Redis, second', 'own.ts', [], { REDIS_URL: url }),
    ],
    /** A server whose gateway has one supplier that takes five seconds. */
    withLateSupplier: () => named('late supplier', 'own.ts', [], { GATEWAY_URL: `${stub.gateway}/late` }),
  }
}

export const targetOf = ({ name, url, cpuMs }: Server, query: string, variables: object): Target => ({
  name,
  url: `${url}/graphql`,
  cpuMs,
  body: JSON.stringify({ query, variables }),
})

/** The operation on several servers. It runs twice first, because a peer compiles an operation after its first run, and the compiled one may fail. */
export async function targets(
  servers: Server[],
  token: string,
  query: string,
  variablesOf: (url: string) => object,
): Promise<Target[]> {
  for (const { url } of servers) {
    for (let run = 0; run < 2; run++) await ask(url, token, query, variablesOf(url))
  }
  return servers.map((server) => targetOf(server, query, variablesOf(server.url)))
}

export const searchIdOf = async ({ url }: Server, token: string, locationCode: string): Promise<string> =>
  (await ask<Search>(url, token, hotelSearch, newSearch(locationCode))).data.hotelSearch.searchId
