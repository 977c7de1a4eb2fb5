/** Handles `/graphql` requests. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ApolloServer, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import type { Logger } from 'pino'
import { operationHooks } from './operation-hooks.ts'
import type { Authenticate } from '../auth/caller.ts'
import type { RevokedSessions } from '../auth/revoked-sessions.ts'
import type { Viewer } from '../auth/token-verifier.ts'
import type { Store } from '../cache/store.ts'
import { requireB2B } from '../auth/require-b2b.ts'
import type { Context } from '../context.ts'
import type { Settings } from '../env.ts'
import { Failure, errorFormatter } from '../errors/failure.ts'
import { withRequestScope } from '../errors/request-scope.ts'
import type { ConnectedGateway } from '../gateway/client.ts'
import { field } from '../gateway/wire.ts'
import { bookingKinds } from '../products.ts'
import { loadSchema } from '../schema.ts'
import { configureSuppliers } from '../trade/supplier.ts'
import { compiledQueries } from './compiled-queries.ts'
import { compressBody } from './compressed.ts'
import { checkDocument, maxTokens } from './document-limits.ts'
import { failureFrom, sendFailure, sendJson } from './http-errors.ts'
import { readJsonBody } from './json-body.ts'
import type { RequestDetails } from './request-details.ts'
import type { RequestLimits } from './request-limits.ts'
import { utf8Bytes } from './utf8-bytes.ts'

type EndpointOptions = {
  settings: Settings
  httpServer: Server
  gateway: ConnectedGateway
  limits: RequestLimits
  store: Store
  revokedSessions: RevokedSessions
  authenticate: Authenticate
  logger: Logger
  clock: () => Date
}

/** Whether a request can bypass Express: a POST to exactly `/graphql`. Express routes all other requests, those to `/graphql` to the same handler. */
export const isGraphqlPost = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && (url === '/graphql' || url?.startsWith('/graphql?') === true)

const newId = () => randomBytes(16).toString('base64url')

function checkMethod({ method }: IncomingMessage, res: ServerResponse): void {
  if (method === 'GET' || method === 'POST') return
  res.setHeader('allow', 'GET, POST')
  throw new Failure('BAD_USER_INPUT', { status: 405, reason: 'Send operations with GET or POST.' })
}

function checkMediaType({ method, headers }: IncomingMessage): void {
  if (method !== 'POST') return
  const mediaType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType === 'application/json') return
  throw new Failure('BAD_USER_INPUT', { status: 415, reason: 'Send JSON, with the content type application/json.' })
}

function readUrlParams(search: string) {
  const params = new URLSearchParams(search)
  try {
    return { query: params.get('query'), extensions: JSON.parse(params.get('extensions') ?? 'null') as unknown }
  } catch {
    // Apollo Server rejects the invalid `extensions`.
    return { query: params.get('query'), extensions: null }
  }
}

const readBodyParams = (body: unknown) => ({ query: field(body, 'query'), extensions: field(body, 'extensions') })

/** Rejects persisted queries from clients, because they could fill or probe the cache. */
function rejectPersistedQueries(extensions: unknown): void {
  if (field(extensions, 'persistedQuery') !== undefined) {
    throw new Failure('BAD_USER_INPUT', {
      cause: 'persisted query',
      reason: 'Send the text of the query, not its hash.',
    })
  }
}

const readSearch = (url = '') => /\?[^#]*/.exec(url)?.[0] ?? ''

/** Request headers that Apollo Server reads for a request without a body, mainly for CSRF prevention. */
const apolloHeaders = ['accept', 'content-type', 'x-apollo-operation-name', 'apollo-require-preflight']
/** CSRF header for JSON bodies. Their content type was already checked, and browsers send a preflight before a cross-site JSON request. */
const preflightHeader: [string, string] = ['apollo-require-preflight', 'true']

function toHeaderMap({ method, headers }: IncomingMessage): HeaderMap {
  if (method === 'POST')
    return new HeaderMap(
      headers.accept === undefined ? [preflightHeader] : [preflightHeader, ['accept', headers.accept]],
    )
  const map = new HeaderMap()
  for (const name of apolloHeaders) {
    const value = headers[name]
    if (value !== undefined) map.set(name, String(value))
  }
  return map
}

/** Time allowed for recording the outcome of a call that moves money, once that call has ended. */
const recordingMs = 10_000

/** Creates the request handler, which checks token and limits first, then calls Apollo. `stop` waits for running requests. */
export async function createGraphqlEndpoint(options: EndpointOptions) {
  const { settings, httpServer, gateway, limits, store, revokedSessions, authenticate, logger, clock } = options
  const queries = compiledQueries(loadSchema())
  const server = new ApolloServer<Context>({
    gateway: queries.gateway,
    introspection: settings.introspection,
    persistedQueries: queries.persistedQueries,
    hideSchemaDetailsFromClientErrors: settings.production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors: 5 },
    formatError: errorFormatter({ shouldHideSchema: settings.production }),
    // Apollo Server would append a line break, which copies the text of every response again.
    stringifyResult: (result) => JSON.stringify(result),
    stopOnTerminationSignals: false,
    logger: logger.child({ part: 'apollo' }),
    plugins: [
      operationHooks(queries.responseForOperation),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      // Disabled, because this plugin wraps every resolver, and responses are never cacheable.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: settings.drainSeconds * 1000 }),
    ],
  })
  await server.start()
  const suppliers = configureSuppliers(settings.suppliers)

  const createContext = (viewer: Viewer | null, { requestId, locale, log, client }: RequestDetails): Context => ({
    viewer,
    requireB2B: () => requireB2B(viewer),
    locale,
    gateway: gateway.as({ token: viewer?.token, requestId, locale, logger: log, client }),
    store,
    bookingKinds,
    suppliers,
    limits,
    revokedSessions,
    requestId,
    clock,
    maxCallMs: settings.moneyCallMs + recordingMs,
    newId,
    logger: log,
  })

  async function run(req: IncomingMessage, res: ServerResponse, details: RequestDetails): Promise<void> {
    const { method = 'GET', url } = req
    checkMethod(req, res)
    const viewer = await authenticate(req)
    checkMediaType(req)
    const body = (await readJsonBody(req)) ?? {}
    const search = readSearch(url)
    const { query, extensions } = method === 'GET' ? readUrlParams(search) : readBodyParams(body)
    const ownHash = queries.findHash(query)
    if (ownHash === undefined) checkDocument(query)
    rejectPersistedQueries(extensions)
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: toHeaderMap(req),
        search,
        body: ownHash === undefined ? body : queries.replaceWithHash(body, ownHash),
      },
      context: async () => createContext(viewer, details),
    })
    if (response.body.kind !== 'complete') throw new TypeError('graphql-js 16 sends no incremental responses')
    for (const [name, value] of response.headers) res.setHeader(name, value)
    sendJson(res, response.status ?? 200, await compressBody(req, res, utf8Bytes(response.body.string)))
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse, details: RequestDetails): Promise<void> {
      const { requestId, locale, log } = details
      res.setHeader('cache-control', 'no-store')
      try {
        await withRequestScope({ requestId, locale, logger: log }, () => run(req, res, details))
      } catch (error) {
        sendFailure(res, failureFrom(error, details), details)
      }
    },
    stop: () => server.stop(),
  }
}
