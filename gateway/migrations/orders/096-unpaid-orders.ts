import { type Kysely, sql } from 'kysely'

/** Adds orders that are confirmed unpaid with a payment deadline, and the platform's cancellations after that deadline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column pay_by timestamptz,
    add column remind_at timestamptz,
    add column released_at timestamptz`.execute(db)
  await sql`create index orders_unpaid on orders (company_id, pay_by, reference collate "C") include (state)
    where pay_by is not null`.execute(db)
  await sql`create index orders_pay_due on orders (pay_by) where pay_by is not null and state = 'confirmed'`.execute(db)
  await sql`create index orders_reminders on orders (remind_at) where remind_at is not null`.execute(db)
  await sql`alter table cancellations
    alter column quote_id drop not null,
    alter column user_sub drop not null,
    alter column client_reference drop not null,
    add constraint cancellations_requester check (num_nulls(quote_id, user_sub, client_reference) in (0, 3))`.execute(
    db,
  )
}
