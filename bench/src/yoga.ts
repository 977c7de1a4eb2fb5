/** The peer: the same schema, resolvers, token check, gateway client and store on graphql-yoga. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import pino from 'pino'
import { bearerToken, buildTokenVerifier } from '../../graphql-server/src/auth/token-verifier.ts'
import { type Context, requireB2B } from '../../graphql-server/src/context.ts'
import { revokedSessionsIn } from '../../graphql-server/src/auth/revoked-sessions.ts'
import { readEnv } from '../../graphql-server/src/env.ts'
import { connectGateway } from '../../graphql-server/src/gateway/client.ts'
import { bookingKinds } from '../../graphql-server/src/resolvers.ts'
import { loadSchema } from '../../graphql-server/src/schema.ts'
import { memoryStore } from '../../graphql-server/src/cache/memory-store.ts'
import { configureSuppliers } from '../../graphql-server/src/trade/supplier.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { ready } from './ready.ts'

const settings = readEnv(process.env)
const logger = pino({ level: settings.logLevel })
const verifier = buildTokenVerifier(settings.cognito)
const connection = connectGateway({ url: settings.gatewayUrl })
const store = memoryStore()
const revokedSessions = revokedSessionsIn(memoryStore())

const yoga = createYoga({
  schema: loadSchema(),
  graphiql: false,
  logging: false,
  context: async ({ request }): Promise<Context> => {
    const header = request.headers.get('authorization')
    const token = bearerToken(header ? [header] : undefined)
    const viewer = token === undefined ? null : await verifier.verify(token)
    if (viewer && (await revokedSessions.has(viewer))) throw new Error('signed out')
    const requestId = randomBytes(8).toString('hex')
    return {
      viewer,
      requireB2B: () => requireB2B(viewer),
      locale: 'en-US',
      gateway: connection.as({ token, requestId, locale: 'en-US', logger, client: { address: '', userAgent: '' } }),
      store,
      bookingKinds,
      suppliers: configureSuppliers(settings.suppliers),
      limits: { search: async () => {}, hold: async () => {} },
      revokedSessions,
      requestId,
      clock: () => new Date(),
      newId: () => randomBytes(16).toString('base64url'),
      logger,
    }
  },
})

await verifier.loadKeys()
const server = await listen(createServer((request, response) => void yoga(request, response)))
ready({ url: server.url })
