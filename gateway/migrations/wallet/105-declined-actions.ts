import { type Kysely, sql } from 'kysely'

/** Drops the count of declined captures, voids and refunds, which counted repeated notifications twice. The gateway reads them from the card provider instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table card_payments drop column declined_actions`.execute(db)
}
