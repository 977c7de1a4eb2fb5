import { type Kysely, sql } from 'kysely'

/** Keys of top-ups are chosen by clients, so they get a prefix that distinguishes them from the keys of booking payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update card_payments set client_key = 'top-up:' || client_key where order_reference is null`.execute(db)
}
