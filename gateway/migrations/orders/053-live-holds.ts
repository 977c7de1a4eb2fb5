import { type Kysely, sql } from 'kysely'

/** Adds an index for counting an agent's open holds, which happens at each availability check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index holds_live on holds (user_sub, expires_at) where state = 'held'`.execute(db)
}
