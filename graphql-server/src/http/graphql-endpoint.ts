import { configureSuppliers } from '../trade/supplier.ts'
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { listCost, requestLog, retryAfter, statusForOldClients } from './apollo-plugins.ts'
import { type Context, requireB2B } from '../context.ts'
import type { Settings } from '../env.ts'
import { Failure, errorFormatter } from '../errors/failure.ts'
import { clientOf } from '../auth/caller.ts'
import type { RevokedSessions } from '../auth/revoked-sessions.ts'
import type { ConnectedGateway } from '../gateway/client.ts'
import { checkDocument, maxBodyBytes, maxDocumentBytes, maxTokens } from './document-limits.ts'
import type { RequestLimits } from './request-limits.ts'
import { field } from '../gateway/wire.ts'
import { withRequestScope } from '../errors/request-scope.ts'
import { bookingKinds } from '../resolvers.ts'
import { loadSchema } from '../schema.ts'
import type { Store } from '../cache/store.ts'

type Parts = {
  settings: Settings
  httpServer: Server
  gateway: ConnectedGateway
  limits: RequestLimits
  store: Store
  revokedSessions: RevokedSessions
  /** Sets `res.locals.viewer`. */
  authenticate: RequestHandler
  logger: Logger
  clock: () => Date
}

const json = express.json({ limit: maxBodyBytes, inflate: false, strict: false, type: () => true })

/** `/graphql`: token and limits first, then Apollo. `stop` waits for running requests. */
export async function graphqlEndpoint(parts: Parts) {
  const { settings, httpServer, gateway, limits, store, revokedSessions, authenticate, logger, clock } = parts
  const server = new ApolloServer<Context>({
    schema: loadSchema(),
    introspection: settings.introspection,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: settings.production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens },
    formatError: errorFormatter({ generic: settings.production }),
    stopOnTerminationSignals: false,
    logger: logger.child({ part: 'apollo' }),
    plugins: [
      statusForOldClients,
      retryAfter,
      requestLog,
      listCost,
      ApolloServerPluginLandingPageDisabled(),
      // Disabled: it wraps every resolver, and responses are never cacheable.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: settings.drainSeconds * 1000 }),
    ],
  })
  await server.start()
  const suppliers = configureSuppliers(settings.suppliers)

  const allowedRequest: RequestHandler = (req, res, next) => {
    res.set('cache-control', 'no-store')
    if (req.method === 'GET' || req.method === 'POST') {
      next()
      return
    }
    res.set('allow', 'GET, POST')
    throw new Failure('BAD_USER_INPUT', { status: 405 })
  }

  const readableBody: RequestHandler = (req, _res, next) => {
    if (req.method === 'POST') {
      const mediaType = (req.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
      if (mediaType !== 'application/json') throw new Failure('BAD_USER_INPUT', { status: 415 })
    }
    next()
  }

  const readableDocument: RequestHandler = (req, _res, next) => {
    // Apollo's Express integration requires a body, even for GET.
    req.body ??= {}
    const document = req.method === 'GET' ? req.query['query'] : field(req.body, 'query')
    if (typeof document === 'string' && Buffer.byteLength(document) > maxDocumentBytes) {
      throw new Failure('BAD_USER_INPUT', { status: 413 })
    }
    if (typeof document === 'string') checkDocument(document)
    next()
  }

  const apollo = expressMiddleware(server, {
    context: async ({ req, res }) => {
      const { viewer, requestId, locale, log } = res.locals
      return {
        viewer,
        requireB2B: () => requireB2B(viewer),
        locale,
        gateway: gateway.as({ token: viewer?.token, requestId, locale, logger: log, client: clientOf(req) }),
        store,
        bookingKinds,
        suppliers,
        limits,
        revokedSessions,
        requestId,
        clock,
        newId: () => randomBytes(16).toString('base64url'),
        logger: log,
      }
    },
  })
  const run: RequestHandler = (req, res, next) => {
    const { requestId, locale, log } = res.locals
    return withRequestScope({ requestId, locale, logger: log }, () => apollo(req, res, next))
  }

  const router = Router()
  router.use(allowedRequest, authenticate, readableBody, json, readableDocument, run)
  return { router, stop: () => server.stop() }
}
