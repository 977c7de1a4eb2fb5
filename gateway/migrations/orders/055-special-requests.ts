import { type Kysely, sql } from 'kysely'

/** Stores special requests with the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hotel_orders add column special_requests jsonb`.execute(db)
}
