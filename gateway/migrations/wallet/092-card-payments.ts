import { type Kysely, sql } from 'kysely'

/** Adds card payments. The ledger debits them to the card provider's account, which, like the bank's, may have a negative balance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card_payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('user_sub', 'text', (c) => c.notNull().references('agents.sub'))
    .addColumn('client_key', 'text', (c) => c.notNull())
    .addColumn('amount_halalas', 'bigint', (c) => c.notNull().check(sql`amount_halalas > 0`))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('CREATED', 'AUTHORIZED', 'CAPTURED', 'VOIDED', 'REFUSED', 'EXPIRED')`),
    )
    .addColumn('session_id', 'text')
    .addColumn('page_url', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz')
    .addUniqueConstraint('card_payments_key', ['user_sub', 'client_key'])
    .execute()
  await sql`create index card_payments_due on card_payments (due_at) where due_at is not null`.execute(db)

  await sql`alter table ledger_accounts drop constraint ledger_accounts_balance`.execute(db)
  await sql`alter table ledger_accounts add constraint ledger_accounts_balance
    check (id in ('bank', 'card') or balance_halalas >= 0)`.execute(db)
  await sql`alter table ledger_transfers drop constraint ledger_transfers_kind_check`.execute(db)
  await sql`alter table ledger_transfers add constraint ledger_transfers_kind_check
    check (kind in ('deposit', 'top_up', 'hold', 'charge', 'release', 'refund'))`.execute(db)
}
