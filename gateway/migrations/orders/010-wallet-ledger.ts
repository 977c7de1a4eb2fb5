import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Double entry: the entries of a transfer add up to zero, and an account's balance is the sum of its entries.
 * The database enforces both, so that no code path can create or lose money.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('balance_halalas', 'bigint', (c) => c.notNull().defaultTo(0))
    // Only the bank, the source of deposits, may have a negative balance.
    .addCheckConstraint('ledger_accounts_balance', sql`id = 'bank' or balance_halalas >= 0`)
    .execute()

  await db.schema
    .createTable('ledger_transfers')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('deposit', 'hold', 'charge', 'release', 'refund')`),
    )
    .addColumn('booking_reference', 'text')
    .addColumn('actor_sub', 'text')
    .execute()
  await db.schema.createIndex('ledger_transfers_booking').on('ledger_transfers').column('booking_reference').execute()

  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('transfer_id', 'bigint', (c) => c.notNull().references('ledger_transfers.id'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('ledger_accounts.id'))
    .addColumn('amount_halalas', 'bigint', (c) => c.notNull().check(sql`amount_halalas <> 0`))
    .execute()
  await db.schema.createIndex('ledger_entries_transfer').on('ledger_entries').column('transfer_id').execute()
  await db.schema.createIndex('ledger_entries_account').on('ledger_entries').column('account_id').execute()

  await sql`
    create function ledger_apply_entry() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance_halalas = balance_halalas + new.amount_halalas where id = new.account_id;
      return null;
    end $$`.execute(db)
  await sql`create trigger ledger_entry_applied after insert on ledger_entries
    for each row execute function ledger_apply_entry()`.execute(db)

  await sql`
    create function ledger_check_transfer() returns trigger language plpgsql as $$
    begin
      if (select sum(amount_halalas) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
        raise exception 'the entries of transfer % do not add up to zero', new.transfer_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger ledger_transfer_balances after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_check_transfer()`.execute(db)

  await sql`
    create function ledger_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger entries are never changed; write a new transfer';
    end $$`.execute(db)
  await sql`create trigger ledger_entries_are_final before update or delete or truncate on ledger_entries
    for each statement execute function ledger_refuse_change()`.execute(db)
}
