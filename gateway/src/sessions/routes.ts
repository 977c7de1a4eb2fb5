import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import { wireText } from '#src/wire-text.ts'
import { readSessions, revokeAgentSessions, revokePoolSessions } from './revoke-sessions.ts'
import type { SessionGate } from './session-gate.ts'

const sessionsResponse = envelopeOf(
  z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        startedAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        userAgent: z.string().nullable(),
        current: z.boolean(),
      }),
    ),
  }),
)

const revocationResponse = envelopeOf(z.object({ ended: z.number().int(), originJtis: z.array(z.string()) }))

const target = z.union([
  z.strictObject({ scope: z.enum(['THIS', 'OTHERS', 'EVERYWHERE']) }),
  z.strictObject({ id: wireText.min(1).max(100) }),
  z.strictObject({ before: z.iso.datetime() }),
])

const originJtis = z.strictObject({ originJtis: z.array(wireText.min(1).max(200)).min(1).max(1000) })

/** Returns the agent's browser or program, as reported by the GraphQL server. */
export function readUserAgent({ 'x-client-agent': header }: IncomingHttpHeaders): string | null {
  const text = ([header ?? []].flat()[0] ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
  return text.slice(0, 300) || null
}

export const sessionRoutes =
  (gate: SessionGate) =>
  (app: App, { db, clock }: Deps): void => {
    app.get(
      '/sessions',
      {
        schema: {
          summary: 'List the signed-in agent’s active sessions, newest first',
          response: { 200: sessionsResponse },
        },
      },
      ({ agent }) => readSessions(db, agent, clock()),
    )

    app.post(
      '/sessions/end',
      {
        schema: {
          summary: 'Revoke one or more sessions of the signed-in agent; their tokens are rejected from then on',
          body: target,
          response: { 200: revocationResponse },
        },
      },
      ({ agent, body }) => revokeAgentSessions({ db, clock, gate }, agent, body),
    )
  }

/**
 * Routes without a token, because there is none to present after a refresh token was revoked or a password was reset. An `origin_jti` is
 * random and found only in its session's tokens, so only a holder of those tokens, or the pool itself, can know it.
 */
export const poolSessionRoutes =
  (gate: SessionGate) =>
  (app: App, { db, clock }: Deps): void => {
    app.post(
      '/sessions/revoke',
      {
        schema: {
          summary: 'Revoke sessions that the user pool has ended, by the origin_jti claim in their tokens',
          body: originJtis,
          response: { 200: envelopeOf(z.object({})) },
        },
      },
      ({ body }) => revokePoolSessions({ db, clock, gate }, body.originJtis),
    )
  }
