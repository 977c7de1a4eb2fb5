import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { GroundOrdersTable } from './tables.ts'

export type GroundOrder = Selectable<GroundOrdersTable>

export const insertGroundOrder = (trx: Trx, order: Insertable<GroundOrdersTable>) =>
  trx.insertInto('ground_orders').values(order).execute()

export const readGroundOrder = (db: Db, reference: string): Promise<GroundOrder> =>
  db.selectFrom('ground_orders').selectAll().where('order_reference', '=', reference).executeTakeFirstOrThrow()

export const readGroundOrders = (db: Db, references: readonly string[]): Promise<GroundOrder[]> =>
  db.selectFrom('ground_orders').selectAll().where('order_reference', 'in', references).execute()
