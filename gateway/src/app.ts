import { randomUUID } from 'node:crypto'
import swagger from '@fastify/swagger'
import { fastify } from 'fastify'
import type { FastifyError, FastifyServerOptions } from 'fastify'
import { hasZodFastifySchemaValidationErrors, jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { resolveAgent } from './agents/resolve-agent.ts'
import { agentRoutes } from './agents/routes.ts'
import { readBearerToken } from './sessions/id-token.ts'
import { authenticatorRoutes } from './authenticator/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { isConnectionError } from './database/db.ts'
import type { Deps } from './deps.ts'
import { companyLogoRoutes, logoRoutes } from './documents/logo/routes.ts'
import { documentRoutes, signedDocumentRoutes } from './documents/routes.ts'
import { HttpError, refusal } from './errors.ts'
import { exchangeRateRoutes } from './exchange-rates/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { changeRoutes } from './orders/change/routes.ts'
import { lookupRoutes } from './orders/lookup/routes.ts'
import { promoRoutes } from './orders/promo/routes.ts'
import { tagRoutes } from './orders/tags/routes.ts'
import { unpaidRoutes } from './orders/unpaid/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { paymentLinkRoutes } from './payment-links/routes.ts'
import { paymentNotificationRoutes, paymentRoutes } from './payments/routes.ts'
import { agentPhotoRoutes, photoRoutes } from './photos/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { readUserAgent, poolSessionRoutes, sessionRoutes } from './sessions/routes.ts'
import { createSessionGate } from './sessions/session-gate.ts'
import { tripRoutes } from './trips/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** Routes that need a token. */
const protectedRoutes = [
  agentRoutes,
  photoRoutes,
  logoRoutes,
  authenticatorRoutes,
  orderRoutes,
  documentRoutes,
  paymentLinkRoutes,
  paymentRoutes,
  promoRoutes,
  lookupRoutes,
  tagRoutes,
  unpaidRoutes,
  changeRoutes,
  tripRoutes,
  walletRoutes,
  exchangeRateRoutes,
]

/** Routes without a token. Only graphql-server can reach the gateway. */
const publicRoutes = [
  healthRoutes,
  mediaRoutes,
  agentPhotoRoutes,
  companyLogoRoutes,
  signedDocumentRoutes,
  registrationRoutes,
  contactRoutes,
  paymentNotificationRoutes,
]

function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'is not valid',
    }))
    const text = problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
    return new HttpError(400, 'BAD_REQUEST', text, { problems })
  }
  if (isConnectionError(error)) return new HttpError(503, 'UNAVAILABLE', 'The database cannot be reached.')
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new HttpError(status, 'BAD_REQUEST', error.message)
  return new HttpError(500, 'INTERNAL_ERROR', 'The gateway failed.')
}

/** Builds the gateway without listening. */
export async function buildApp(deps: Deps, logger: FastifyServerOptions['loggerInstance'] | false = false) {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    // A reservation request includes the availability response, which is tens of kilobytes.
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 250 },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  // Response schemas document the API and are checked by tests. Validating each response here would cost more than the search itself.
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rihla reference gateway', version: '1.0.0' },
      components: { securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const httpError = toHttpError(error)
    if (httpError.statusCode >= 500) request.log.error({ err: error }, 'The call failed')
    const { statusCode, code, message, extraDetails } = httpError
    const { retryAfterSeconds } = extraDetails
    if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
    await reply.code(statusCode).send(refusal(code, message, extraDetails, { statusCode }))
  })
  app.setNotFoundHandler(async (request, reply) => {
    await reply
      .code(404)
      .send(
        refusal('NOT_FOUND', `There is no ${request.method} ${request.url.split('?', 1)[0]}.`, {}, { statusCode: 404 }),
      )
  })

  // On close, Fastify ends only idle connections. Others would stay open for 72 s after their last response and keep the gateway running.
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })

  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  const gate = createSessionGate(deps.db, deps.clock)
  for (const routes of [...publicRoutes, poolSessionRoutes(gate)])
    await app.register(async (scope) => routes(scope.withTypeProvider<ZodTypeProvider>(), deps))
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, security: [{ idToken: [] }] }
    })
    scope.addHook('onRequest', async (request) => {
      const claims = await deps.verifyToken(readBearerToken(request.headers.authorization))
      await gate.check(claims)
      request.agent = await resolveAgent(deps.db, claims, deps.clock())
      await gate.recordUse(claims, readUserAgent(request.headers))
    })
    const productRoutes = Object.values(deps.products).map(({ routes }) => routes)
    for (const routes of [...protectedRoutes, ...productRoutes, sessionRoutes(gate)])
      await scope.register(async (feature) => routes(feature.withTypeProvider<ZodTypeProvider>(), deps))
  })
  return app
}
