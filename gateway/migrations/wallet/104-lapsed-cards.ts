import { type Kysely, sql } from 'kysely'

/** Orders whose card was reserved too long ago: the amount lapsed before it was charged, so they are paid another way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column card_lapsed_at timestamptz`.execute(db)
}
