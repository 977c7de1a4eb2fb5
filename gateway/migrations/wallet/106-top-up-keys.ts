import { type Kysely, sql } from 'kysely'

/** Keys of top-ups are chosen by clients, so they get a prefix that sets them apart from the keys of bookings' payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update card_payments set client_key = 'top-up:' || client_key where order_reference is null`.execute(db)
}
