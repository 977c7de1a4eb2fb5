import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** What agents tell about themselves and their company, and how a new agent comes in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('agents')
    .addColumn('phone_number', 'text')
    .addColumn('language', 'text')
    .addColumn('currency', 'text', (c) => c.check(sql`currency in ('SAR', 'USD', 'EUR')`))
    .execute()
  await sql`create index agents_email on agents (lower(email))`.execute(db)

  // One licence, one company: letters and digits decide, whatever stands between them.
  await sql`create unique index companies_licence on companies (regexp_replace(upper(licence_number), '[^A-Z0-9]', '', 'g'))
    where licence_number is not null`.execute(db)

  await db.schema
    .createTable('blacklisted_licences')
    .addColumn('licence_key', 'text', (c) => c.primaryKey().check(sql`licence_key ~ '^[A-Z0-9]+$'`))
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .execute()

  // An intent: written before the user pool is asked, so that what a crash leaves behind can be finished.
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
    // What the person told is needed until company and agent are rows of their own.
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
