import type { Insertable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { LeadTraveler } from '#src/orders/lead-traveler.ts'
import type { Tables } from '#src/database/tables.ts'
import type { ServiceOrder, ServiceOrdersTable } from './tables.ts'

/** Tables of one-day services, which differ only in product-specific columns. */
export type ServiceTable = {
  [Table in keyof Tables]: Tables[Table] extends ServiceOrdersTable<infer _> ? Table : never
}[keyof Tables]

export async function insertServiceOrder(
  trx: Trx,
  table: ServiceTable,
  row: Insertable<Tables[ServiceTable]>,
): Promise<void> {
  await trx.insertInto(table).values(row).execute()
}

/** Writes the traveler of a changed order. */
export async function updateTraveler(
  trx: Trx,
  table: ServiceTable,
  reference: string,
  traveler: LeadTraveler,
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ traveler: JSON.stringify(traveler) })
    .where('order_reference', '=', reference)
    .execute()
}

// A product reads only its own table, so the caller determines `Row`.

export async function readServiceOrder<Row extends ServiceOrder>(
  db: Db,
  table: ServiceTable,
  reference: string,
): Promise<Row> {
  const rows = await readServiceOrders<Row>(db, table, [reference])
  if (!rows[0]) throw new Error(`${table} has no row for order ${reference}`)
  return rows[0]
}

export const readServiceOrders = async <Row extends ServiceOrder>(
  db: Db,
  table: ServiceTable,
  references: readonly string[],
): Promise<Row[]> =>
  (await db.selectFrom(table).selectAll().where('order_reference', 'in', references).execute()) as Row[]
