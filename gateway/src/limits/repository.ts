import { sql } from 'kysely'
import type { Db } from '#src/database/db.ts'

/** Counts a call and returns the number of calls and the end of the period. One statement, so that concurrent calls are all counted. */
export function addCall(
  db: Db,
  { kind, subject, until, now }: { kind: string; subject: string; until: Date; now: Date },
) {
  const hasEnded = sql<boolean>`call_counts.until <= ${now}`
  return db
    .insertInto('call_counts')
    .values({ kind, subject, since: now, until, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        since: sql`case when ${hasEnded} then ${now} else call_counts.since end`,
        until: sql`case when ${hasEnded} then ${until} else call_counts.until end`,
        calls: sql`case when ${hasEnded} then 1 else call_counts.calls + 1 end`,
      }),
    )
    .returning(['calls', 'until'])
    .executeTakeFirstOrThrow()
}

/** Removes a call from the count of its period, which may have ended meanwhile. */
export async function removeCall(
  db: Db,
  { kind, subject, until }: { kind: string; subject: string; until: Date },
): Promise<void> {
  await db
    .updateTable('call_counts')
    .set((row) => ({ calls: row('calls', '-', 1) }))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('until', '=', until)
    .execute()
}

/** Deletes counts whose period has ended. */
export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('call_counts').where('until', '<=', now).execute()
}
