import { type Kysely, sql } from 'kysely'

/** Schedules existing top-ups to be reread within a day. Top-ups are now reread daily, in case a refund or chargeback was not reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update card_payments set due_at = now() + random() * interval '1 day'
    where order_reference is null and due_at is null and state in ('CAPTURED', 'PARTLY_REFUNDED')
      and created_at > now() - interval '120 days'`.execute(db)
}
