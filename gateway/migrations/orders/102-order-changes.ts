import { type Kysely, sql } from 'kysely'

/** Adds changes to confirmed orders: a state while the supplier decides, quotes with their outcomes, and reissued documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state,
    drop constraint orders_open,
    add constraint orders_state check (state in (${sqlList(states)})),
    add constraint orders_open check ((state in (${sqlList(openStates)})) = (due_at is not null))`.execute(db)

  await sql`alter table order_counts add column changing bigint not null default 0`.execute(db)
  await sql`create or replace function count_order() returns trigger language plpgsql as $$
    begin
      insert into order_counts as counted (company_id, ${sql.join(states.map((state) => sql.ref(state)))})
      values (new.company_id, ${sql.join(states.map(countChange))})
      on conflict (company_id) do update set ${sql.join(
        states.map((state) => sql`${sql.ref(state)} = counted.${sql.ref(state)} + excluded.${sql.ref(state)}`),
      )};
      return null;
    end $$`.execute(db)

  await sql`create table order_changes (
    id text primary key,
    order_reference text not null references orders (reference),
    user_sub text not null references agents (sub),
    state text not null check (state in ('quoted', 'requested', 'confirmed', 'refused')),
    wanted jsonb not null,
    plan jsonb not null,
    has_dates boolean not null,
    old_total_halalas bigint not null,
    is_unpaid boolean not null,
    revision integer not null,
    quoted_at timestamptz not null,
    expires_at timestamptz not null,
    client_reference text,
    cult_code text not null,
    requested_at timestamptz,
    constraint order_changes_requested check ((state = 'quoted') = (requested_at is null)))`.execute(db)
  await sql`create index order_changes_order on order_changes (order_reference)`.execute(db)
  await sql`create unique index order_changes_one on order_changes (order_reference) where state = 'requested'`.execute(
    db,
  )
  await sql`create index order_changes_key on order_changes (user_sub, client_reference)`.execute(db)
  await sql`create index order_changes_expires on order_changes (expires_at) where state = 'quoted'`.execute(db)

  await sql`alter table order_events add column changes jsonb`.execute(db)
  await sql`alter table supplier_orders add column last_change text`.execute(db)
  await sql`alter table documents
    add column edition integer not null default 0,
    drop constraint documents_order_reference_kind_key,
    add constraint documents_edition unique (order_reference, kind, edition)`.execute(db)
}

const openStates = ['requested', 'unanswered', 'pending', 'cancelling', 'changing']
const states = [...openStates, 'authorizing', 'confirmed', 'cancelled', 'failed']

const sqlList = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

/** Returns by how much a changed order changes the count of a state. A new order has no old state. */
const countChange = (state: string) =>
  sql`(new.state = ${sql.lit(state)})::int - coalesce((old.state = ${sql.lit(state)})::int, 0)`
