import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { Clock } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { listSessions, revokeOrigins, revokeSession, revokeSessions, writeCutoff } from './repository.ts'
import type { SessionGate } from './session-gate.ts'

/** Sessions that were not used for this long are not listed. */
const LISTED_MS = 30 * 24 * 3600_000

const computeListingStart = (now: Date) => new Date(now.getTime() - LISTED_MS)

/** The sessions to revoke: a scope, one session, or all that started before an instant. */
export type RevocationTarget = { scope: 'THIS' | 'OTHERS' | 'EVERYWHERE' } | { id: string } | { before: string }

interface SessionDeps {
  readonly db: Db
  readonly clock: Clock
  readonly gate: SessionGate
}

/** Reads an agent's recently used sessions, newest first. */
export async function readSessions(db: Db, agent: Agent, now: Date) {
  const rows = await listSessions(db, agent.sub, computeListingStart(now))
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

/** Revokes sessions of an agent. This process rejects their tokens immediately, other processes within two seconds. */
export async function revokeAgentSessions(
  { db, clock, gate }: SessionDeps,
  agent: Agent,
  target: RevocationTarget,
): Promise<Envelope<{ ended: number; originJtis: string[] }>> {
  const now = clock()
  const originJtis = await db.transaction().execute((trx) => revokeTarget(trx, agent, target, now))
  if (!originJtis) return refusal('NOT_FOUND', 'The agent has no such session.', {}, { statusCode: 404 })
  gate.invalidateUser(agent.sub)
  return ok({ ended: originJtis.length, originJtis })
}

/** Revokes sessions that the user pool has ended, by the claim `origin_jti` of their tokens. */
export async function revokePoolSessions({ db, clock, gate }: SessionDeps, originJtis: readonly string[]) {
  await db.transaction().execute((trx) => revokeOrigins(trx, originJtis, clock()))
  gate.invalidateOrigins(originJtis)
  return ok({})
}

/** Returns the revoked `origin_jti`s; undefined if the agent has no such session. */
async function revokeTarget(
  trx: Trx,
  agent: Agent,
  target: RevocationTarget,
  now: Date,
): Promise<string[] | undefined> {
  if ('id' in target) {
    const originJti = await revokeSession(trx, {
      userSub: agent.sub,
      id: target.id,
      now,
      seenAfter: computeListingStart(now),
    })
    return originJti === undefined ? undefined : [originJti]
  }
  if ('before' in target) return revokeBefore(trx, agent.sub, new Date(target.before), now)
  return revokeScope(trx, agent, target.scope, now)
}

// Tokens contain whole seconds, so a cutoff within a second would also revoke a session that started in that second.
const floorToSecond = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000)

/** Revokes the sessions that started before an instant. An instant in the future would lock the agent out, so it is treated as now. */
async function revokeBefore(trx: Trx, userSub: string, before: Date, now: Date) {
  const cutoff = floorToSecond(before < now ? before : now)
  await writeCutoff(trx, userSub, cutoff, null)
  return revokeSessions(trx, userSub, { startedBefore: cutoff }, now)
}

async function revokeScope(
  trx: Trx,
  { sub: userSub, originJti }: Agent,
  scope: 'THIS' | 'OTHERS' | 'EVERYWHERE',
  now: Date,
) {
  if (scope === 'EVERYWHERE') {
    await writeCutoff(trx, userSub, floorToSecond(now), null)
    return revokeSessions(trx, userSub, { except: null }, now)
  }
  // A pool without token revocation does not put `origin_jti` into its tokens.
  if (originJti === null) return undefined
  if (scope === 'THIS') return revokeSessions(trx, userSub, { only: originJti }, now)
  await writeCutoff(trx, userSub, floorToSecond(now), originJti)
  return revokeSessions(trx, userSub, { except: originJti }, now)
}
