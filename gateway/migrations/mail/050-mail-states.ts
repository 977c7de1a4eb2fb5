import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Distinguishes sent e-mails from failed ones, and records the last error. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .defaultTo('pending')
        .check(sql`state in ('pending', 'sent', 'failed')`),
    )
    .addColumn('last_error', 'text')
    .addColumn('finished_at', 'timestamptz')
    .execute()
  await sql`update mails set state = 'sent', finished_at = created_at where due_at is null`.execute(db)
  await db.schema
    .alterTable('mails')
    .addCheckConstraint('mails_open', sql`(state = 'pending') = (due_at is not null)`)
    .execute()
  await db.schema
    .alterTable('mails')
    .addCheckConstraint('mails_finished', sql`(state = 'pending') = (finished_at is null)`)
    .execute()
  await db.schema.createIndex('mails_unsent').on('mails').column('state').where('state', '!=', 'sent').execute()
  await db.schema.createIndex('mails_finished').on('mails').column('finished_at').execute()
}
