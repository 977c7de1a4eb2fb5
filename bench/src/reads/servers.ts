/** Starts the compared servers with a stub gateway: the product, the floor and three peers. */
import { postOrThrow } from '../graphql.ts'
import type { Target } from '../measure.ts'
import { start } from '../processes.ts'
import { hotelSearch, buildSearchVariables } from '../searches.ts'

export type Server = Awaited<ReturnType<typeof startServers>>['servers'][number]
export type Search = { hotelSearch: { searchId: string; searching: boolean } }

const peers = {
  'mercurius-jit': ['reads/mercurius.ts', 'jit'],
  mercurius: ['reads/mercurius.ts'],
  'graphql-yoga': ['reads/yoga.ts'],
} as const
type Peer = keyof typeof peers
const allPeers: Peer[] = ['mercurius-jit', 'mercurius', 'graphql-yoga']

/** Starts the product's server, the floor and the given peers with a stub gateway. */
export async function startServers(peerNames = allPeers) {
  const stub = await start<{ gateway: string; pool: string; token: string }>('reads/stub.ts', [])
  const floor = await start<{ url: string }>('reads/floor.ts', [stub.gateway])
  const env = { GATEWAY_URL: stub.gateway, COGNITO_ENDPOINT: stub.pool, LOG_LEVEL: 'silent' }
  const startServer = async (
    name: string,
    file: string,
    args: string[] = [],
    extraEnv: Record<string, string> = {},
  ) => ({
    name,
    ...(await start<{ url: string }>(file, args, { ...env, ...extraEnv })),
  })
  const product = await startServer('graphql-server', 'graphql-server.ts')
  const servers = [product]
  for (const peer of peerNames) {
    const [file, ...args] = peers[peer]
    servers.push(await startServer(peer, file, args))
  }
  return {
    product,
    floor: { ...floor, name: 'floor', method: 'GET' as const },
    token: stub.token,
    /** The product's server first, then the peers in the given order. */
    servers,
    /** Starts new product servers, for a fair comparison: one that stores searches in its own memory, and two that share a Redis. */
    startWithRedis: async (url: string) => [
      await startServer('graphql-server', 'graphql-server.ts'),
      await startServer('with Redis, first', 'graphql-server.ts', [], { REDIS_URL: url }),
      await startServer('with Redis, second', 'graphql-server.ts', [], { REDIS_URL: url }),
    ],
    /** Starts a product server whose gateway has one supplier that takes five seconds. */
    startWithLateSupplier: () =>
      startServer('late supplier', 'graphql-server.ts', [], { GATEWAY_URL: `${stub.gateway}/late` }),
  }
}

export const buildTarget = ({ name, url, cpuMs }: Server, query: string, variables: object): Target => ({
  name,
  url: `${url}/graphql`,
  cpuMs,
  body: JSON.stringify({ query, variables }),
})

/**
 * Builds the targets of an operation. First runs it twice on each server, because a peer compiles an operation after
 * its first run, and the compiled operation may fail.
 */
export async function buildTargets(
  servers: Server[],
  token: string,
  query: string,
  buildVariables: (url: string) => object,
): Promise<Target[]> {
  for (const { url } of servers) {
    for (let run = 0; run < 2; run++) await postOrThrow(url, token, query, buildVariables(url))
  }
  return servers.map((server) => buildTarget(server, query, buildVariables(server.url)))
}

export const startSearch = async ({ url }: Server, token: string, locationCode: string): Promise<string> =>
  (await postOrThrow<Search>(url, token, hotelSearch, buildSearchVariables(locationCode))).data.hotelSearch.searchId
