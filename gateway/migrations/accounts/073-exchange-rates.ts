import { type Kysely, sql } from 'kysely'

/** Adds exchange rates: the price of one unit of a currency in riyals, valid from a date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table exchange_rates (
    currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
    valid_from date not null,
    riyals numeric(12, 4) not null check (riyals > 0),
    primary key (currency_code, valid_from))`.execute(db)
}
