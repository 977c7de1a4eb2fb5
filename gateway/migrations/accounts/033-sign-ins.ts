import type { Kysely } from 'kysely'

/** Adds agents' sessions and their revocations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_sub', 'text', (c) => c.notNull().references('agents.sub'))
    .addColumn('origin_jti', 'text', (c) => c.notNull())
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_seen_at', 'timestamptz', (c) => c.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('ended_at', 'timestamptz')
    .addUniqueConstraint('sign_ins_origin', ['user_sub', 'origin_jti'])
    .execute()
  await db.schema.createIndex('sign_ins_seen').on('sign_ins').column('last_seen_at').execute()

  // A row revokes all of an agent's sessions that started before an instant, recorded or not, except one.
  await db.schema
    .createTable('sign_in_cuts')
    .addColumn('user_sub', 'text', (c) => c.primaryKey().references('agents.sub'))
    .addColumn('cut_at', 'timestamptz', (c) => c.notNull())
    .addColumn('kept_origin_jti', 'text')
    .execute()
}
