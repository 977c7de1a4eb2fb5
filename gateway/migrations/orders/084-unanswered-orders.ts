import { type Kysely, sql } from 'kysely'

/** Adds a state for orders and cancellations to which the supplier does not respond, with its start and the number of calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state,
    drop constraint orders_open,
    add column asks integer not null default 0,
    add column unanswered_since timestamptz,
    add constraint orders_state check (state in (${sqlList(states)})),
    add constraint orders_open check ((state in (${sqlList(openStates)})) = (due_at is not null))`.execute(db)

  await sql`alter table order_counts add column unanswered bigint not null default 0`.execute(db)
  await sql`create or replace function count_order() returns trigger language plpgsql as $$
    begin
      insert into order_counts as counted (company_id, ${sql.join(states.map((state) => sql.ref(state)))})
      values (new.company_id, ${sql.join(states.map(countChange))})
      on conflict (company_id) do update set ${sql.join(
        states.map((state) => sql`${sql.ref(state)} = counted.${sql.ref(state)} + excluded.${sql.ref(state)}`),
      )};
      return null;
    end $$`.execute(db)
}

const openStates = ['requested', 'unanswered', 'pending', 'cancelling']
const states = [...openStates, 'confirmed', 'cancelled', 'failed']

const sqlList = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

/** Returns by how much a changed order changes the count of a state. A new order has no old state. */
const countChange = (state: string) =>
  sql`(new.state = ${sql.lit(state)})::int - coalesce((old.state = ${sql.lit(state)})::int, 0)`
