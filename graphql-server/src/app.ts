import { createServer } from 'node:http'
import express from 'express'
import type { Logger } from 'pino'
import { buildTokenVerifier } from './auth/token-verifier.ts'
import { authenticateWith } from './auth/caller.ts'
import { createRevokedSessions } from './auth/revoked-sessions.ts'
import type { Settings } from './env.ts'
import { Failure } from './errors/failure.ts'
import { reviveAttempt } from './commands/attempts.ts'
import { connectGateway } from './gateway/client.ts'
import { createGraphqlEndpoint, isGraphqlPost } from './http/graphql-endpoint.ts'
import { jsonErrors, sendFailure } from './http/http-errors.ts'
import { playgroundPages, publicConfig, webApp } from './http/pages.ts'
import { paymentNotifications } from './http/payment-notifications.ts'
import { companyLogo, pictureUploads, profilePhoto } from './http/picture-uploads.ts'
import { identityProxy } from './http/identity-proxy.ts'
import { bookingDocuments } from './http/booking-documents.ts'
import { createMediaHandler } from './http/media.ts'
import { createRequestLimits } from './http/request-limits.ts'
import { createRequestOpener } from './http/request-details.ts'
import { openDurableStore } from './cache/durable-store.ts'
import { type Budgets, budgetsFor, createMemoryStore } from './cache/memory-store.ts'
import { connectRedis, createRedisStore } from './cache/redis-store.ts'
import type { Store } from './cache/store.ts'

type Options = {
  logger: Logger
  clock?: () => Date
  store?: Store
  /** Factor for the deadlines of gateway calls, for tests that wait for a timeout. */
  deadlineScale?: number
}

/** Creates a store that is not shared with other servers. */
function openLocalStore(journal: string | undefined, budgets: Budgets): Store | Promise<Store> {
  const memory = createMemoryStore({ budgets })
  return journal ? openDurableStore(memory, journal, { revive: reviveAttempt }) : memory
}

/** Builds the server without listening. */
export async function buildApp(
  settings: Settings,
  { logger, clock = () => new Date(), deadlineScale, ...options }: Options,
) {
  const redis = settings.redisUrl ? connectRedis(settings.redisUrl, logger) : undefined
  const budgets = budgetsFor(settings.searchCacheMb)
  const store =
    options.store ?? (redis ? createRedisStore(redis, budgets) : await openLocalStore(settings.journal, budgets))
  const limits = createRequestLimits(settings.limits, redis)
  const gateway = connectGateway({
    url: settings.gatewayUrl,
    transportBookingUrl: settings.transportBookingUrl,
    moneyCallMs: settings.moneyCallMs,
    ...(deadlineScale && { deadlineScale }),
  })
  const verifier = buildTokenVerifier(settings.cognito)
  const revokedSessions = createRevokedSessions(store)
  const authenticate = authenticateWith(verifier, revokedSessions)
  let draining = false

  // Limits how long a client may take to send a request. Response time is limited per gateway call.
  const httpServer = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2000,
    keepAliveTimeout: 65_000,
  })
  const endpointOptions = { settings, httpServer, gateway, limits, store, revokedSessions, authenticate, logger, clock }
  const graphql = await createGraphqlEndpoint(endpointOptions)

  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  const { endpoint, userPoolId } = settings.cognito
  if (endpoint) {
    app.use('/cognito', identityProxy(gateway, { endpoint, userPoolId }, revokedSessions))
  }
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
  app.get('/readyz', async (_req, res) => {
    const [keys, cache] = await Promise.all([verifier.loadKeys(), store.isReady()])
    res
      .status(keys && cache && !draining ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ keys, cache, draining })
  })
  app.get('/config.json', (_req, res) => void res.set('cache-control', 'max-age=60').json(publicConfig(settings)))
  app.use('/graphql', (req, res) => graphql.handle(req, res, res.locals))
  app.use('/payments/notifications', paymentNotifications(gateway, settings.gatewayUrl))
  app.use('/media/profile-photo', pictureUploads(gateway, authenticate, profilePhoto))
  app.use('/media/company-logo', pictureUploads(gateway, authenticate, companyLogo))
  app.use('/media', createMediaHandler(gateway))
  app.use('/documents', bookingDocuments(gateway))
  if (settings.playground) app.use('/playground', playgroundPages(settings.playgroundDist))
  app.use(
    /^(?!\/(graphql|media|cognito|playground|healthz|readyz|config\.json|payments)(\/|$))/,
    webApp(settings.webDist),
  )
  app.use((_req, res) => sendFailure(res, new Failure('NOT_FOUND'), res.locals))
  app.use(jsonErrors)

  const openRequest = createRequestOpener(settings, logger)
  httpServer.on('request', (req, res) => {
    const details = openRequest(req, res)
    // Bypasses Express, because its routing would slow down every request of the web app.
    if (isGraphqlPost(req)) void graphql.handle(req, res, details)
    else app(req, Object.assign(res, { locals: details }))
  })

  return {
    httpServer,
    verifier,
    /** Makes `/readyz` report not ready. Resolves when all running requests have ended or the drain time is over. */
    async stop() {
      draining = true
      await graphql.stop()
      // Searches may still store responses of slow suppliers, so the store is closed last.
      await gateway.close()
      await store.close()
    },
  }
}
