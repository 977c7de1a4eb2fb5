import { type Kysely, sql } from 'kysely'

/** Declined captures, voids and refunds are read from the card provider: counting notifications counts repeated ones twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table card_payments drop column declined_actions`.execute(db)
}
