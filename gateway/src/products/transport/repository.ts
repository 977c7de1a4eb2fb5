import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { TransportOrdersTable } from './tables.ts'

export type TransportOrder = Selectable<TransportOrdersTable>

export const insertTransportOrder = (trx: Trx, order: Insertable<TransportOrdersTable>) =>
  trx.insertInto('transport_orders').values(order).execute()

export const readTransportOrder = (db: Db, reference: string): Promise<TransportOrder> =>
  db.selectFrom('transport_orders').selectAll().where('order_reference', '=', reference).executeTakeFirstOrThrow()

export const readTransportOrders = (db: Db, references: readonly string[]): Promise<TransportOrder[]> =>
  db.selectFrom('transport_orders').selectAll().where('order_reference', 'in', references).execute()
