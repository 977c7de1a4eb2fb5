import { type Kysely, sql } from 'kysely'

/** When the amount that was reserved on an order's card lapsed before it was charged. The order is then paid another way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column card_lapsed_at timestamptz`.execute(db)
}
