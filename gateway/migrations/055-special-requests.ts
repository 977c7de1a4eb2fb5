import { type Kysely, sql } from 'kysely'

/** Keeps an agent's wishes for the stay with the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hotel_orders add column special_requests jsonb`.execute(db)
}
