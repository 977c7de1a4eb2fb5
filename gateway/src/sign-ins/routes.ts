import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import { wireText } from '#src/wire-text.ts'
import { endAgentsSignIns, readSignIns } from './end-sign-ins.ts'
import type { SignInGate } from './gate.ts'

const signIns = envelopeOf(
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

const ended = envelopeOf(z.object({ ended: z.number().int(), originJtis: z.array(z.string()) }))

const which = z.union([
  z.strictObject({ scope: z.enum(['THIS', 'OTHERS', 'EVERYWHERE']) }),
  z.strictObject({ id: wireText.min(1).max(100) }),
])

/** What the caller's own caller calls itself, as the GraphQL server says. */
export function clientAgent({ 'x-client-agent': header }: IncomingHttpHeaders): string | null {
  const text = ([header ?? []].flat()[0] ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
  return text.slice(0, 300) || null
}

export const signInRoutes =
  (gate: SignInGate) =>
  (app: App, { db, clock }: Deps): void => {
    app.get(
      '/sessions',
      { schema: { summary: 'Where the signed-in agent is signed in, the latest first', response: { 200: signIns } } },
      ({ agent }) => readSignIns(db, agent, clock()),
    )

    app.post(
      '/sessions/end',
      {
        schema: {
          summary: 'End one sign-in, or several: their tokens are refused from then on',
          body: which,
          response: { 200: ended },
        },
      },
      ({ agent, body }) => endAgentsSignIns({ db, clock, gate }, agent, body),
    )
  }
