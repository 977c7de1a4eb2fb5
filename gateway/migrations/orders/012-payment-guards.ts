import type { Kysely } from 'kysely'

/** Protects against double and unauthorized payments with idempotency keys and authenticator codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_sub', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('outcome', 'jsonb')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pkey', ['user_sub', 'operation', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_keys_created').on('idempotency_keys').column('created_at').execute()

  await db.schema
    .createTable('authenticators')
    .addColumn('user_sub', 'text', (c) => c.primaryKey().references('agents.sub'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('wrong_codes', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_wrong_at', 'timestamptz')
    .execute()

  // A code is accepted only once, as RFC 6238 section 5.2 requires.
  await db.schema
    .createTable('authenticator_uses')
    .addColumn('user_sub', 'text', (c) => c.notNull().references('authenticators.user_sub'))
    .addColumn('step', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('authenticator_uses_pkey', ['user_sub', 'step'])
    .execute()

  // Prices that rose for one agent, so that a second check after a refused payment finds the same new price.
  await db.schema
    .createTable('price_moves')
    .addColumn('user_sub', 'text', (c) => c.notNull().references('agents.sub'))
    .addColumn('hotel_code', 'text', (c) => c.notNull())
    .addColumn('check_in', 'date', (c) => c.notNull())
    .addColumn('check_out', 'date', (c) => c.notNull())
    .addColumn('until', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('price_moves_pkey', ['user_sub', 'hotel_code', 'check_in', 'check_out'])
    .execute()
}
