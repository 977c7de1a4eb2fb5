import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { Clock } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import type { SignInGate } from './gate.ts'
import { endSignIn, endSignIns, listSignIns, writeCut } from './repository.ts'

const LISTED_MS = 30 * 24 * 3600_000

const listedAfter = (now: Date) => new Date(now.getTime() - LISTED_MS)

export type Scope = 'THIS' | 'OTHERS' | 'EVERYWHERE'

/** Where an agent is signed in. */
export async function readSignIns(db: Db, agent: Agent, now: Date) {
  const rows = await listSignIns(db, agent.sub, listedAfter(now))
  return ok({
    sessions: rows.map((row) => ({
      id: row.id,
      startedAt: row.started_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      userAgent: row.user_agent,
      current: row.origin_jti === agent.originJti,
    })),
  })
}

/** Ends sign-ins: their tokens are refused from now on, here at once. */
export async function endAgentsSignIns(
  { db, clock, gate }: { db: Db; clock: Clock; gate: SignInGate },
  agent: Agent,
  which: { scope: Scope } | { id: string },
): Promise<Envelope<{ ended: number; originJtis: string[] }>> {
  const now = clock()
  const originJtis = await db
    .transaction()
    .execute((trx) => ('id' in which ? endOne(trx, agent, which.id, now) : endScope(trx, agent, which.scope, now)))
  if (!originJtis) return refusal('NOT_FOUND', 'There is no such sign-in.', {}, { statusCode: 404 })
  gate.forget(agent.sub)
  return ok({ ended: originJtis.length, originJtis })
}

/** Undefined when the agent has none of that id. */
async function endOne(trx: Trx, agent: Agent, id: string, now: Date): Promise<string[] | undefined> {
  const originJti = await endSignIn(trx, { userSub: agent.sub, id, now, seenAfter: listedAfter(now) })
  return originJti === undefined ? undefined : [originJti]
}

async function endScope(trx: Trx, { sub: userSub, originJti }: Agent, scope: Scope, now: Date) {
  if (scope === 'EVERYWHERE') {
    await writeCut(trx, userSub, now, null)
    return endSignIns(trx, { userSub, now })
  }
  // A pool without token revocation does not say to which sign-in a token belongs.
  if (originJti === null) return undefined
  if (scope === 'THIS') return endSignIns(trx, { userSub, now, only: ['=', originJti] })
  await writeCut(trx, userSub, now, originJti)
  return endSignIns(trx, { userSub, now, only: ['!=', originJti] })
}
