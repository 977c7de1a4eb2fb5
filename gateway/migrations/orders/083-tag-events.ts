import { type Kysely, sql } from 'kysely'

/** The history of an order says which tags were added and removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_events add column tags jsonb`.execute(db)
}
