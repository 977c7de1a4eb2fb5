import { type Kysely, sql } from 'kysely'

/** Adds indexes that find orders by the supplier's reference and by the lead traveler's passport. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_supplier_reference on orders (lower(supplier_reference))`.execute(db)
  for (const table of ['transport_orders', 'ground_orders']) {
    await sql`create index ${sql.ref(`${table}_passport`)} on ${sql.table(table)} ((traveler ->> 'passportNo'))`.execute(
      db,
    )
  }
}
