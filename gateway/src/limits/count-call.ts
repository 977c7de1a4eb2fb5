import { sql } from 'kysely'
import type { Db } from '#src/database/db.ts'
import { HttpError } from '#src/errors.ts'

/** How many calls of a kind one subject may make before it has to wait. */
export interface CallLimit {
  readonly kind: string
  readonly calls: number
  readonly seconds: number
}

/**
 * Counts a call, and throws 429 when it is one too many. The span begins with a subject's first call. One statement counts, so calls
 * made at the same time are all counted; it takes `Db`, because a refused call must count too.
 */
export async function countCall(db: Db, limit: CallLimit, subject: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limit.seconds * 1000)
  const isOver = sql<boolean>`call_counts.until <= ${now}`
  const count = await db
    .insertInto('call_counts')
    .values({ kind: limit.kind, subject, since: now, until, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        since: sql`case when ${isOver} then ${now} else call_counts.since end`,
        until: sql`case when ${isOver} then ${until} else call_counts.until end`,
        calls: sql`case when ${isOver} then 1 else call_counts.calls + 1 end`,
      }),
    )
    .returning(['calls', 'until'])
    .executeTakeFirstOrThrow()
  if (count.calls <= limit.calls) return
  const retryAfterSeconds = Math.max(1, Math.ceil((count.until.getTime() - now.getTime()) / 1000))
  throw new HttpError(429, 'TOO_MANY_REQUESTS', 'There were too many of these calls. Try again later.', {
    retryAfterSeconds,
  })
}

/** Undoes a count, for a call that failed through no fault of the caller. */
export async function uncountCall(db: Db, { kind }: CallLimit, subject: string): Promise<void> {
  await db
    .updateTable('call_counts')
    .set((row) => ({ calls: row('calls', '-', 1) }))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** Deletes counts whose span has ended. */
export async function deleteEndedCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('call_counts').where('until', '<=', now).execute()
}
