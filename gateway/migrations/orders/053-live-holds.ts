import { type Kysely, sql } from 'kysely'

/** The holds of an agent are counted at each availability check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index holds_live on holds (user_sub, expires_at) where state = 'held'`.execute(db)
}
