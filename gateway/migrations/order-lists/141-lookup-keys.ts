import { type Kysely, sql } from 'kysely'

/** Adds one column that finds the orders of every product by passport. Earlier orders may store passports in lowercase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column lookup_keys text[] not null default '{}'`.execute(db)
  for (const table of ['transport_orders', 'ground_orders']) {
    await sql`update orders set lookup_keys = array[upper(traveler ->> 'passportNo')] from ${sql.table(table)}
      where order_reference = reference and upper(traveler ->> 'passportNo') <> 'NOTAVAILABLE'`.execute(db)
    await sql`drop index ${sql.ref(`${table}_passport`)}`.execute(db)
  }
  await sql`create index orders_lookup_keys on orders using gin (lookup_keys)`.execute(db)
}
