import type { Db, Trx } from '#src/database/db.ts'

/** What decides whether the tokens of one sign-in are good. */
export interface SignInState {
  readonly endedAt: Date | null
  readonly lastSeenAt: Date | null
  /** Whatever began before `at` has ended, but for the sign-in that was kept. */
  readonly cut: { readonly at: Date; readonly kept: string | null } | null
}

export async function readSignIn(db: Db, userSub: string, originJti: string | null): Promise<SignInState> {
  const row = await db
    .selectFrom('agents')
    .leftJoin('sign_ins', (join) =>
      join.onRef('sign_ins.user_sub', '=', 'agents.sub').on('sign_ins.origin_jti', '=', originJti),
    )
    .leftJoin('sign_in_cuts', 'sign_in_cuts.user_sub', 'agents.sub')
    .select(['ended_at', 'last_seen_at', 'cut_at', 'kept_origin_jti'])
    .where('agents.sub', '=', userSub)
    .executeTakeFirst()
  return {
    endedAt: row?.ended_at ?? null,
    lastSeenAt: row?.last_seen_at ?? null,
    cut: row?.cut_at ? { at: row.cut_at, kept: row.kept_origin_jti } : null,
  }
}

/** Keeps that a sign-in was seen. One that has ended stays ended. */
export async function writeSeen(
  db: Db,
  seen: { id: string; userSub: string; originJti: string; startedAt: Date; userAgent: string | null; now: Date },
): Promise<void> {
  const { id, userSub, originJti, startedAt, userAgent, now } = seen
  await db
    .insertInto('sign_ins')
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
          user_agent: row.fn.coalesce('excluded.user_agent', 'sign_ins.user_agent'),
        }))
        .where('sign_ins.last_seen_at', '<', now)
        .where('sign_ins.ended_at', 'is', null),
    )
    .execute()
}

const living = (db: Db, userSub: string, seenAfter: Date) =>
  db
    .selectFrom('sign_ins')
    .leftJoin('sign_in_cuts', 'sign_in_cuts.user_sub', 'sign_ins.user_sub')
    .where('sign_ins.user_sub', '=', userSub)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', seenAfter)
    // One that was noted while the others were being ended has ended with them.
    .where((row) =>
      row.or([
        row('cut_at', 'is', null),
        row('started_at', '>=', row.ref('cut_at')),
        row('origin_jti', '=', row.ref('kept_origin_jti')),
      ]),
    )

/** The living sign-ins of an agent, the latest first. */
export const listSignIns = (db: Db, userSub: string, seenAfter: Date) =>
  living(db, userSub, seenAfter)
    .select(['id', 'origin_jti', 'started_at', 'last_seen_at', 'user_agent'])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()

/** Ends the living sign-in of an id; undefined when the agent has none like it. */
export async function endSignIn(
  trx: Trx,
  { userSub, id, now, seenAfter }: { userSub: string; id: string; now: Date; seenAfter: Date },
): Promise<string | undefined> {
  const ended = await trx
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('id', 'in', living(trx, userSub, seenAfter).select('id').where('id', '=', id))
    .where('ended_at', 'is', null)
    .returning('origin_jti')
    .executeTakeFirst()
  return ended?.origin_jti
}

/** Ends the sign-ins of an agent that are, or are not, the one named; all of them without a condition. */
export async function endSignIns(
  trx: Trx,
  { userSub, now, only }: { userSub: string; now: Date; only?: readonly ['=' | '!=', string] },
): Promise<string[]> {
  const ended = await trx
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('user_sub', '=', userSub)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => (only ? query.where('origin_jti', only[0], only[1]) : query))
    .returning('origin_jti')
    .execute()
  return ended.map(({ origin_jti }) => origin_jti)
}

/** From now on nothing counts that began in an earlier second, but for the sign-in that is kept. */
export async function writeCut(trx: Trx, userSub: string, now: Date, kept: string | null): Promise<void> {
  const cut = { cut_at: new Date(Math.floor(now.getTime() / 1000) * 1000), kept_origin_jti: kept }
  await trx
    .insertInto('sign_in_cuts')
    .values({ user_sub: userSub, ...cut })
    .onConflict((conflict) => conflict.column('user_sub').doUpdateSet(cut))
    .execute()
}

/** Forgets sign-ins whose refresh tokens ended long ago. */
export async function forgetOldSignIns(db: Db, seenBefore: Date): Promise<void> {
  await db.deleteFrom('sign_ins').where('last_seen_at', '<', seenBefore).execute()
}
