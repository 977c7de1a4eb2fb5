import pino from 'pino'
import type { Mutation, Query } from '../__generated__/schema-types.ts'
import { buildApp } from '../app.ts'
import type { Settings } from '../env.ts'
import type { Locale } from '../locale.ts'
import type { Store } from '../cache/store.ts'
import { defaultSuppliers } from '../trade/supplier.ts'
import { listen } from './listen.ts'
import { startStubGateway } from './stub-gateway.ts'
import { clientId, startUserPool, userPoolId } from './tokens.ts'

type Options = {
  settings?: Partial<Settings>
  store?: Store
  /** Clock used by resolvers. */
  clock?: () => Date
  deadlineScale?: number
}

type QueryOptions = { token?: string | null; locale?: Locale; headers?: Record<string, string> }

export type GraphQLResponse = {
  status: number
  headers: Headers
  /** Contains only the queried fields; null if a root field failed. */
  data: Query & Mutation
  errors: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[]
}

/** Starts the real server over HTTP, with a stub gateway and a user pool on loopback. */
export async function startServer({ settings: changes, ...appOptions }: Options = {}) {
  const [gateway, pool] = await Promise.all([startStubGateway(), startUserPool()])
  const logs: string[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) })
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://localhost:4000',
    gatewayUrl: gateway.url,
    transportBookingUrl: undefined,
    cognito: { region: 'me-south-1', userPoolId, clientId, endpoint: pool.url },
    redisUrl: undefined,
    journal: undefined,
    suppliers: defaultSuppliers,
    limits: { searchesPerMinute: 10_000, holdsPerMinute: 10_000 },
    searchCacheMb: 192,
    trustedProxies: [],
    notice: undefined,
    webDist: '/nonexistent',
    playgroundDist: '/nonexistent',
    playground: false,
    introspection: false,
    production: false,
    cancelWaitSeconds: 300,
    moneyCallMs: 90_000,
    drainSeconds: 10,
    logLevel: 'debug',
    ...changes,
  }
  const app = await buildApp(settings, { logger, ...appOptions })
  const { url } = await listen(app.httpServer)
  const agentToken = pool.token('agent@demo.test')

  /** Runs an operation, as a B2B agent by default. */
  async function query(document: string, variables: object = {}, options: QueryOptions = {}): Promise<GraphQLResponse> {
    const token = options.token === undefined ? agentToken : options.token
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': options.locale ?? 'en-US',
        ...(token && { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      body: JSON.stringify({ query: document, variables }),
    })
    const { data, errors = [] } = (await response.json()) as Pick<GraphQLResponse, 'data'> & Partial<GraphQLResponse>
    return { status: response.status, headers: response.headers, data, errors }
  }

  return {
    url,
    query,
    gateway,
    pool,
    logs,
    stop: async () => {
      await app.stop()
      await Promise.all([gateway.close(), pool.close()])
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>
