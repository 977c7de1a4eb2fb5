import { type Kysely, sql } from 'kysely'

/** Adds the time when a card authorization lapsed before it was captured. The order must then be paid another way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column card_lapsed_at timestamptz`.execute(db)
}
