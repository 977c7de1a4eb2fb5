import './http/request-locals.ts'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import express from 'express'
import type { Logger } from 'pino'
import { buildTokenVerifier } from './auth/token-verifier.ts'
import { authenticateWith } from './auth/caller.ts'
import { endedSignInsIn } from './auth/revoked-sessions.ts'
import type { Settings } from './env.ts'
import { Failure } from './errors/failure.ts'
import { connectGateway } from './gateway/client.ts'
import { graphqlEndpoint } from './http/graphql-endpoint.ts'
import { jsonErrors, sendFailure } from './http/http-errors.ts'
import { negotiateLocale } from './locale.ts'
import { playgroundPages, publicConfig, webApp } from './http/pages.ts'
import { profilePhoto } from './http/profile-photo.ts'
import { cognitoProxy, mediaProxy } from './http/proxies.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type Store, memoryStore, redisStore } from './cache/store.ts'

const MB = 1024 * 1024

type Options = {
  logger: Logger
  clock?: () => Date
  store?: Store
  /** Shrinks the deadlines of gateway calls, for tests that wait one out. */
  deadlineScale?: number
}

/** Builds the server without listening. */
export async function buildApp(
  settings: Settings,
  { logger, clock = () => new Date(), deadlineScale, ...options }: Options,
) {
  const store = options.store ?? (settings.redisUrl ? redisStore(settings.redisUrl, logger) : memoryStore())
  const gateway = connectGateway({ url: settings.gatewayUrl, ...(deadlineScale && { deadlineScale }) })
  const verifier = buildTokenVerifier(settings.cognito)
  // In memory they are kept apart: a great many searches must not push them out.
  const endedSignIns = endedSignInsIn(options.store || settings.redisUrl ? store : memoryStore({ maxBytes: 16 * MB }))
  const authenticate = authenticateWith(verifier, endedSignIns)
  let draining = false

  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustedProxies)
  // Times for reading a request only: how long an answer may take is the business of the calls behind it.
  const httpServer = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000, keepAliveTimeout: 65_000 },
    app,
  )
  const parts = { settings, httpServer, gateway, store, endedSignIns, authenticate, logger, clock }
  const graphql = await graphqlEndpoint(parts)

  app.use((req, res, next) => {
    const requestId = randomUUID()
    res.locals.requestId = requestId
    res.locals.locale = negotiateLocale(req.get('accept-language'))
    res.locals.log = logger.child({ requestId })
    res.set('x-request-id', requestId)
    next()
  })
  app.use(securityHeaders(settings))
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
  app.get('/readyz', async (_req, res) => {
    const keys = await verifier.loadKeys()
    res
      .status(keys && !draining ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ keys, draining })
  })
  app.get('/config.json', (_req, res) => void res.set('cache-control', 'no-cache').json(publicConfig(settings)))
  app.use('/graphql', graphql.router)
  app.use('/media/profile-photo', profilePhoto(settings.gatewayUrl, authenticate))
  app.use('/media', mediaProxy(settings.gatewayUrl))
  const { endpoint, userPoolId } = settings.cognito
  if (endpoint) app.use('/cognito', cognitoProxy(endpoint, userPoolId, endedSignIns))
  if (settings.playground) app.use('/playground', playgroundPages(settings.playgroundDist))
  app.use(/^(?!\/(graphql|media|cognito|playground|healthz|readyz|config\.json)(\/|$))/, webApp(settings.webDist))
  app.use((_req, res) => sendFailure(res, new Failure('NOT_FOUND')))
  app.use(jsonErrors(logger))

  return {
    httpServer,
    verifier,
    /** Not ready from now on; resolves when every running request has been answered, or the drain time is over. */
    async stop() {
      draining = true
      await graphql.stop()
      await Promise.all([gateway.close(), store.close()])
    },
  }
}
