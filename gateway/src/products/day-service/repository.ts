import type { Insertable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { LeadTraveler } from '#src/orders/lead-traveler.ts'
import type { Tables } from '#src/database/tables.ts'
import type { ServiceOrder, ServiceOrdersTable } from './tables.ts'

/** The tables of the services, alike but for the columns that one of them adds. */
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

// The product that wrote the rows of a table reads them, so `Row` is its own.

export async function readServiceOrder<Row extends ServiceOrder>(
  db: Db,
  table: ServiceTable,
  reference: string,
): Promise<Row> {
  const rows = await readServiceOrders<Row>(db, table, [reference])
  if (!rows[0]) throw new Error(`${table} has no ${reference}`)
  return rows[0]
}

export const readServiceOrders = async <Row extends ServiceOrder>(
  db: Db,
  table: ServiceTable,
  references: readonly string[],
): Promise<Row[]> =>
  (await db.selectFrom(table).selectAll().where('order_reference', 'in', references).execute()) as Row[]
