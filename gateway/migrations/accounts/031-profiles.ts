import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Adds agents' photos, and a log of who changed which field of an agent or a company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('agent_photos')
    .addColumn('user_sub', 'text', (c) => c.primaryKey().references('agents.sub'))
    // Random, because browsers fetch photos without a token. A new photo gets a new name.
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('webp', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('profile_changes')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('actor_sub', 'text', (c) => c.notNull().references('agents.sub'))
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('subject', 'text', (c) => c.notNull().check(sql`subject in ('agent', 'company')`))
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('old_value', 'jsonb', (c) => c.notNull())
    .addColumn('new_value', 'jsonb', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('profile_changes_company').on('profile_changes').columns(['company_id', 'at']).execute()
}
