import { type Kysely, sql } from 'kysely'

/** Prefixes the keys of top-ups, which clients choose, to distinguish them from the keys of booking payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update card_payments set client_key = 'top-up:' || client_key where order_reference is null`.execute(db)
}
