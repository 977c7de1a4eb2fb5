import { sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'

/** State that determines whether the tokens of a session are accepted. */
export interface SessionState {
  readonly isRevoked: boolean
  readonly lastSeenAt: Date | null
  /** Sessions that started before this time are revoked, except one. */
  readonly cutoff: { readonly startedBefore: Date; readonly exceptOriginJti: string | null } | null
}

export async function readSession(db: Db, userSub: string, originJti: string | null): Promise<SessionState> {
  const token = sql<{
    sub: string
    origin_jti: string | null
  }>`(select ${userSub}::text as sub, ${originJti}::text as origin_jti)`
  const row = await db
    .selectFrom(token.as('token'))
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_sub', '=', 'token.sub').onRef('sessions.origin_jti', '=', 'token.origin_jti'),
    )
    .leftJoin('session_cutoffs', 'session_cutoffs.user_sub', 'token.sub')
    .leftJoin('revoked_origins', 'revoked_origins.origin_jti', 'token.origin_jti')
    .select([
      'sessions.revoked_at',
      'revoked_origins.revoked_at as origin_revoked_at',
      'last_seen_at',
      'revoked_before',
      'except_origin_jti',
    ])
    .executeTakeFirstOrThrow()
  return {
    isRevoked: (row.revoked_at ?? row.origin_revoked_at) !== null,
    lastSeenAt: row.last_seen_at,
    cutoff: row.revoked_before && { startedBefore: row.revoked_before, exceptOriginJti: row.except_origin_jti },
  }
}

/** Records when and from where a session was last used. A revoked session is not changed. */
export async function recordLastSeen(
  db: Db,
  use: { id: string; userSub: string; originJti: string; startedAt: Date; userAgent: string | null; now: Date },
): Promise<void> {
  const { id, userSub, originJti, startedAt, userAgent, now } = use
  await db
    .insertInto('sessions')
    .values({
      id,
      user_sub: userSub,
      origin_jti: originJti,
      started_at: startedAt,
      last_seen_at: now,
      user_agent: userAgent,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_sub', 'origin_jti'])
        .doUpdateSet((row) => ({
          last_seen_at: now,
          user_agent: row.fn.coalesce('excluded.user_agent', 'sessions.user_agent'),
        }))
        .where('sessions.last_seen_at', '<', now)
        .where('sessions.revoked_at', 'is', null),
    )
    .execute()
}

const selectActiveSessions = (db: Db, userSub: string, seenAfter: Date) =>
  db
    .selectFrom('sessions')
    .leftJoin('session_cutoffs', 'session_cutoffs.user_sub', 'sessions.user_sub')
    .leftJoin('revoked_origins', 'revoked_origins.origin_jti', 'sessions.origin_jti')
    .where('sessions.user_sub', '=', userSub)
    .where('sessions.revoked_at', 'is', null)
    .where('revoked_origins.origin_jti', 'is', null)
    .where('last_seen_at', '>', seenAfter)
    // A call that was running during a revocation may have recorded its session after the revocation.
    .where((row) =>
      row.or([
        row('revoked_before', 'is', null),
        row('started_at', '>=', row.ref('revoked_before')),
        row('sessions.origin_jti', '=', row.ref('except_origin_jti')),
      ]),
    )

/** Lists an agent's active sessions, newest first. */
export const listSessions = (db: Db, userSub: string, seenAfter: Date) =>
  selectActiveSessions(db, userSub, seenAfter)
    .select(['sessions.id', 'sessions.origin_jti', 'started_at', 'last_seen_at', 'user_agent'])
    .orderBy('started_at', 'desc')
    .orderBy('sessions.id')
    .execute()

/** Revokes an active session and returns its `origin_jti`; undefined if the agent has no such session. */
export async function revokeSession(
  trx: Trx,
  { userSub, id, now, seenAfter }: { userSub: string; id: string; now: Date; seenAfter: Date },
): Promise<string | undefined> {
  const revoked = await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where(
      'id',
      'in',
      selectActiveSessions(trx, userSub, seenAfter).select('sessions.id').where('sessions.id', '=', id),
    )
    .where('revoked_at', 'is', null)
    .returning('origin_jti')
    .executeTakeFirst()
  return revoked?.origin_jti
}

/** Sessions of an agent to revoke: one, all except one, or all that started before an instant. */
export type Selection = { only: string } | { except: string | null } | { startedBefore: Date }

/** Revokes the recorded sessions of a selection and returns their `origin_jti`s. */
export async function revokeSessions(trx: Trx, userSub: string, selection: Selection, now: Date): Promise<string[]> {
  const revoked = await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_sub', '=', userSub)
    .where('revoked_at', 'is', null)
    .where((row) => {
      if ('only' in selection) return row('origin_jti', '=', selection.only)
      if ('startedBefore' in selection) return row('started_at', '<', selection.startedBefore)
      return selection.except === null ? row.lit(true) : row('origin_jti', '!=', selection.except)
    })
    .returning('origin_jti')
    .execute()
  return revoked.map(({ origin_jti }) => origin_jti)
}

/** Revokes every session that started before an instant, recorded or not. An earlier instant never replaces a later one. */
export async function writeCutoff(trx: Trx, userSub: string, before: Date, except: string | null): Promise<void> {
  const cutoff = { revoked_before: before, except_origin_jti: except }
  await trx
    .insertInto('session_cutoffs')
    .values({ user_sub: userSub, ...cutoff })
    .onConflict((conflict) =>
      conflict.column('user_sub').doUpdateSet(cutoff).where('session_cutoffs.revoked_before', '<=', before),
    )
    .execute()
}

/** Revokes sessions by their `origin_jti`, whether or not the gateway has seen them. */
export async function revokeOrigins(trx: Trx, originJtis: readonly string[], now: Date): Promise<void> {
  await trx
    .insertInto('revoked_origins')
    .values(originJtis.map((origin_jti) => ({ origin_jti, revoked_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('origin_jti', 'in', originJtis)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Deletes sessions that were last seen before an instant. */
export async function deleteOldSessions(db: Db, seenBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('last_seen_at', '<', seenBefore).execute()
}

/** Deletes revocations of sessions whose refresh tokens have expired. */
export async function deleteOldRevocations(db: Db, revokedBefore: Date): Promise<void> {
  await db.deleteFrom('revoked_origins').where('revoked_at', '<', revokedBefore).execute()
}
