import { type Kysely, sql } from 'kysely'

/** Adds the columns that only ground service orders have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ground_orders (
    order_reference text primary key references orders (reference),
    offer jsonb not null,
    traveler jsonb not null)`.execute(db)
}
