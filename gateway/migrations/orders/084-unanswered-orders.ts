import { type Kysely, sql } from 'kysely'

/** A state for orders and cancellations that a supplier does not answer, and the time and number of calls to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state,
    drop constraint orders_open,
    add column asks integer not null default 0,
    add column unanswered_since timestamptz,
    add constraint orders_state check (state in (${list(states)})),
    add constraint orders_open check ((state in (${list(openStates)})) = (due_at is not null))`.execute(db)

  await sql`alter table order_counts add column unanswered bigint not null default 0`.execute(db)
  await sql`create or replace function count_order() returns trigger language plpgsql as $$
    begin
      insert into order_counts as counted (company_id, ${sql.join(states.map((state) => sql.ref(state)))})
      values (new.company_id, ${sql.join(states.map(changeOf))})
      on conflict (company_id) do update set ${sql.join(
        states.map((state) => sql`${sql.ref(state)} = counted.${sql.ref(state)} + excluded.${sql.ref(state)}`),
      )};
      return null;
    end $$`.execute(db)
}

const openStates = ['requested', 'unanswered', 'pending', 'cancelling']
const states = [...openStates, 'confirmed', 'cancelled', 'failed']

const list = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

/** Difference that a change of an order makes to the count of a state. A new order has no old state. */
const changeOf = (state: string) =>
  sql`(new.state = ${sql.lit(state)})::int - coalesce((old.state = ${sql.lit(state)})::int, 0)`
