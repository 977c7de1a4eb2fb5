import { type Kysely, sql } from 'kysely'

/** Adds orders paid by card: a state for an open card page, and what the provider reports about the card and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state,
    add constraint orders_state check (state in (${sql.join(states.map((state) => sql.lit(state)))}))`.execute(db)

  await sql`alter table order_counts add column authorizing bigint not null default 0`.execute(db)
  await sql`create or replace function count_order() returns trigger language plpgsql as $$
    begin
      insert into order_counts as counted (company_id, ${sql.join(states.map((state) => sql.ref(state)))})
      values (new.company_id, ${sql.join(states.map(countChange))})
      on conflict (company_id) do update set ${sql.join(
        states.map((state) => sql`${sql.ref(state)} = counted.${sql.ref(state)} + excluded.${sql.ref(state)}`),
      )};
      return null;
    end $$`.execute(db)

  await sql`alter table card_payments
    drop constraint card_payments_state_check,
    add column order_reference text references orders (reference),
    add column payment_id text,
    add column card_scheme text,
    add column card_last_four text,
    add column refunded_halalas bigint not null default 0,
    add column declined_actions integer not null default 0,
    add constraint card_payments_state_check check (state in (
      'CREATED', 'AUTHORIZED', 'CAPTURED', 'VOIDED', 'REFUSED', 'EXPIRED', 'PARTLY_REFUNDED', 'REFUNDED')),
    add constraint card_payments_refund check (refunded_halalas between 0 and amount_halalas),
    add constraint card_payments_card check ((card_scheme is null) = (card_last_four is null))`.execute(db)
  await sql`create index card_payments_order on card_payments (order_reference) where order_reference is not null`.execute(
    db,
  )
  // An order and its card payment reference each other.
  await sql`alter table orders
    add column card_payment_id text references card_payments (id) deferrable initially deferred`.execute(db)
}

const states = [
  'authorizing',
  'requested',
  'unanswered',
  'pending',
  'cancelling',
  'confirmed',
  'cancelled',
  'failed',
] as const

/** Returns by how much a changed order changes the count of a state. A new order has no old state. */
const countChange = (state: string) =>
  sql`(new.state = ${sql.lit(state)})::int - coalesce((old.state = ${sql.lit(state)})::int, 0)`
