import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Adds profile fields, registrations, the license blacklist and rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('agents')
    .addColumn('phone_number', 'text')
    .addColumn('language', 'text')
    .addColumn('currency', 'text', (c) => c.check(sql`currency in ('SAR', 'USD', 'EUR')`))
    .execute()
  await sql`create index agents_email on agents (lower(email))`.execute(db)

  // One company per license. Only letters and digits of the number count.
  await sql`create unique index companies_licence on companies (regexp_replace(upper(licence_number), '[^A-Z0-9]', '', 'g'))
    where licence_number is not null`.execute(db)

  await db.schema
    .createTable('blacklisted_licences')
    .addColumn('licence_key', 'text', (c) => c.primaryKey().check(sql`licence_key ~ '^[A-Z0-9]+$'`))
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .execute()

  // Written before the user pool is called, so that a registration can be completed after a crash.
  await db.schema
    .createTable('registrations')
    .addColumn('email', 'text', (c) => c.primaryKey().check(sql`email = lower(email)`))
    .addColumn('details', 'jsonb')
    .addColumn('licence_key', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('busy_until', 'timestamptz')
    .addColumn('requested_at', 'timestamptz')
    .addColumn('sub', 'text')
    .addColumn('completed_at', 'timestamptz')
    // The submitted form is needed until company and agent are created.
    .addCheckConstraint('registrations_details', sql`(completed_at is null) = (details is not null)`)
    .execute()

  await db.schema
    .createTable('call_counts')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addColumn('until', 'timestamptz', (c) => c.notNull())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('call_counts_pkey', ['kind', 'subject'])
    .execute()
  await db.schema.createIndex('call_counts_until').on('call_counts').column('until').execute()
}
