import { type Kysely, sql } from 'kysely'

/** Adds payment links, with the shared offer and the history of each link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The shared offer is returned to the client as sent, so it is json: jsonb rejects some valid text.
  await sql`create table payment_links (
    id text primary key,
    company_id text not null references companies (id),
    user_sub text not null references agents (sub),
    target_email text not null check (target_email = lower(target_email)),
    cult_code text not null,
    kind text not null,
    supplier text not null,
    stock text not null,
    starts_on text not null,
    ends_on text,
    starts_at timestamptz not null,
    search json not null,
    basket json not null,
    selected_rooms json,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    disabled_at timestamptz,
    order_reference text unique references orders (reference),
    paid_at timestamptz,
    opened_count integer not null default 0,
    last_opened_at timestamptz,
    constraint payment_links_expiry check (expires_at <= starts_at),
    constraint payment_links_outcome check (disabled_at is null or order_reference is null),
    constraint payment_links_paid check (paid_at is null or order_reference is not null))`.execute(db)
  await sql`create index payment_links_own on payment_links (user_sub, created_at, id)`.execute(db)
  await sql`create index payment_links_received on payment_links (target_email, created_at, id)`.execute(db)

  await sql`create table payment_link_events (
    id bigint generated always as identity primary key,
    link_id text not null references payment_links (id),
    at timestamptz not null,
    kind text not null,
    actor_sub text references agents (sub),
    expires_at timestamptz,
    order_reference text references orders (reference))`.execute(db)
  await sql`create index payment_link_events_link on payment_link_events (link_id, id)`.execute(db)
}
