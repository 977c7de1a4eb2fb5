import { type Kysely, sql } from 'kysely'

/** Adds columns to order events for the tags that were added and removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_events add column tags jsonb`.execute(db)
}
