import { type Kysely, sql } from 'kysely'

/** Adds added and removed tags to the history of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_events add column tags jsonb`.execute(db)
}
