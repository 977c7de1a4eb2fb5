import { type Kysely, sql } from 'kysely'

/** Adds trips: baskets of chosen services, at most one of each service type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table trips (
    id text primary key,
    company_id text not null references companies (id),
    name text not null,
    plan jsonb not null,
    version integer not null default 1,
    created_at timestamptz not null,
    created_by text not null references agents (sub),
    updated_at timestamptz not null,
    updated_by text not null references agents (sub),
    discarded_at timestamptz)`.execute(db)
  await sql`create index trips_open on trips (company_id, updated_at, id) where discarded_at is null`.execute(db)

  // The chosen service is returned to the client as sent, so it is json: jsonb rejects some valid text.
  await sql`create table trip_parts (
    id text primary key,
    trip_id text not null references trips (id) on delete cascade,
    service_type text not null,
    kind text not null,
    supplier text not null,
    starts_on text not null,
    ends_on text,
    travelers integer not null,
    stops jsonb not null,
    search json not null,
    basket json not null,
    selected_rooms json,
    added_at timestamptz not null,
    added_by text not null references agents (sub),
    unique (trip_id, service_type))`.execute(db)
}
