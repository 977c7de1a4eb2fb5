import { type Kysely, sql } from 'kysely'

/**
 * Adds two columns to ledger entries: the entry's position in its account, and the account's balance after the entry. The database sets both columns
 * while it locks the account, so a statement in the order of positions shows consecutive balances.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_accounts add column entry_count bigint not null default 0`.execute(db)
  await sql`alter table ledger_entries add column position bigint, add column balance_after_halalas bigint`.execute(db)

  await sql`alter table ledger_entries disable trigger ledger_entries_are_final`.execute(db)
  await sql`update ledger_entries set position = counted.position, balance_after_halalas = counted.balance
    from (
      select id,
        row_number() over (partition by account_id order by id) as position,
        sum(amount_halalas) over (partition by account_id order by id) as balance
      from ledger_entries
    ) as counted where counted.id = ledger_entries.id`.execute(db)
  await sql`alter table ledger_entries enable trigger ledger_entries_are_final`.execute(db)
  await sql`update ledger_accounts set entry_count =
    (select count(*) from ledger_entries where account_id = ledger_accounts.id)`.execute(db)

  await sql`alter table ledger_entries
    alter column position set not null, alter column balance_after_halalas set not null`.execute(db)
  await sql`drop index ledger_entries_account`.execute(db)
  await sql`create unique index ledger_entries_account on ledger_entries (account_id, position)`.execute(db)

  await sql`drop trigger ledger_entry_applied on ledger_entries`.execute(db)
  await sql`
    create or replace function ledger_apply_entry() returns trigger language plpgsql as $$
    begin
      update ledger_accounts
        set balance_halalas = balance_halalas + new.amount_halalas, entry_count = entry_count + 1
        where id = new.account_id
        returning balance_halalas, entry_count into new.balance_after_halalas, new.position;
      return new;
    end $$`.execute(db)
  await sql`create trigger ledger_entry_applied before insert on ledger_entries
    for each row execute function ledger_apply_entry()`.execute(db)
}
