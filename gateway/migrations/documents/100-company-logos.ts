import { type Kysely, sql } from 'kysely'

/** Adds companies' logos, and the logo that each document was issued with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The name is random, because browsers fetch logos without a token.
  await sql`create table company_logos (
    name text primary key,
    company_id text not null references companies (id),
    png bytea not null,
    created_at timestamptz not null,
    retired_at timestamptz)`.execute(db)
  await sql`create unique index company_logos_current on company_logos (company_id) where retired_at is null`.execute(
    db,
  )
  await sql`alter table documents add column logo text references company_logos (name)`.execute(db)
  await sql`create index documents_logo on documents (logo) where logo is not null`.execute(db)
}
