/** Parts that every peer shares with the product: schema, resolvers, token check, gateway client, store. Only the server around them differs. */
import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { requireB2B } from '../../../graphql-server/src/auth/require-b2b.ts'
import { parseBearerToken, buildTokenVerifier } from '../../../graphql-server/src/auth/token-verifier.ts'
import { createRevokedSessions } from '../../../graphql-server/src/auth/revoked-sessions.ts'
import { createMemoryStore } from '../../../graphql-server/src/cache/memory-store.ts'
import type { Context } from '../../../graphql-server/src/context.ts'
import { connectGateway } from '../../../graphql-server/src/gateway/client.ts'
import { bookingKinds } from '../../../graphql-server/src/products.ts'
import { configureSuppliers } from '../../../graphql-server/src/trade/supplier.ts'
import { settings } from '../settings.ts'

export { loadSchema } from '../../../graphql-server/src/schema.ts'

const logger = pino({ level: settings.logLevel })
const verifier = buildTokenVerifier(settings.cognito)
const gateway = connectGateway({ url: settings.gatewayUrl })
const suppliers = configureSuppliers(settings.suppliers)
const store = createMemoryStore()
const revokedSessions = createRevokedSessions(createMemoryStore())
await verifier.loadKeys()

/** Builds the context of a request from its `Authorization` header. */
export async function buildContext(authorization: string | null | undefined): Promise<Context> {
  const token = parseBearerToken(authorization ? [authorization] : undefined)
  const viewer = token === undefined ? null : await verifier.verify(token)
  if (viewer && (await revokedSessions.has(viewer))) throw new Error('signed out')
  const requestId = randomBytes(8).toString('hex')
  return {
    viewer,
    requireB2B: () => requireB2B(viewer),
    locale: 'en-US',
    gateway: gateway.as({ token, requestId, locale: 'en-US', logger, client: { address: '', userAgent: '' } }),
    store,
    bookingKinds,
    suppliers,
    limits: { search: async () => {}, hold: async () => {} },
    revokedSessions,
    requestId,
    clock: () => new Date(),
    maxCallMs: 100_000,
    newId: () => randomBytes(16).toString('base64url'),
    logger,
  }
}
