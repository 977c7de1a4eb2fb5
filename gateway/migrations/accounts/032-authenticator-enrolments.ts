import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Lets agents enroll authenticators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('authenticators').addColumn('enrolled_at', 'timestamptz').execute()
  await sql`update authenticators set enrolled_at = created_at from agents where agents.sub = user_sub`.execute(db)
  await db.schema
    .alterTable('authenticators')
    .alterColumn('enrolled_at', (c) => c.setNotNull())
    .execute()

  // An enrollment has no effect until the first code from its secret confirms it.
  await db.schema
    .createTable('authenticator_enrolments')
    .addColumn('user_sub', 'text', (c) => c.primaryKey().references('agents.sub'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('wrong_codes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_sub', 'text', (c) => c.notNull().references('authenticators.user_sub'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_sub', 'code_hash'])
    .execute()
}
