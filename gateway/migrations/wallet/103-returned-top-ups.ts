import { type Kysely, sql } from 'kysely'

/**
 * Adds refunds and chargebacks of top-ups. An amount that the wallet cannot return is recorded as a debt. A debt account's balance is
 * never positive, and a wallet's balance is never negative. Transfers for a card payment reference it, and a top-up is credited only once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table card_payments
    add column taken_back_halalas bigint not null default 0,
    add constraint card_payments_taken_back check (taken_back_halalas between 0 and amount_halalas)`.execute(db)
  await db.schema
    .createTable('card_disputes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('payment_id', 'text', (c) => c.notNull().references('card_payments.id'))
    .addColumn('amount_halalas', 'bigint', (c) => c.notNull().check(sql`amount_halalas > 0`))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('OPEN', 'WON', 'LOST')`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await sql`create index card_disputes_payment on card_disputes (payment_id)`.execute(db)

  await sql`alter table ledger_accounts drop constraint ledger_accounts_balance`.execute(db)
  await sql`alter table ledger_accounts add constraint ledger_accounts_balance check (
    case
      when id in ('bank', 'card') then true
      when id like 'wallet:%/owed' then balance_halalas <= 0
      else balance_halalas >= 0
    end)`.execute(db)
  await sql`alter table ledger_transfers
    drop constraint ledger_transfers_kind_check,
    add column card_payment_id text references card_payments (id),
    add constraint ledger_transfers_kind_check check (kind in ('deposit', 'top_up', 'hold', 'charge', 'release', 'refund',
      'top_up_refund', 'chargeback', 'chargeback_reversal', 'debt', 'debt_payment'))`.execute(db)
  await sql`create unique index ledger_transfers_top_up on ledger_transfers (card_payment_id) where kind = 'top_up'`.execute(
    db,
  )
}
