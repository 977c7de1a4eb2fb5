import type { Selectable } from 'kysely'
import type { HeldGround } from './catalogue.ts'
import type { ServiceOrdersTable } from '#src/products/day-service/tables.ts'

type GroundOrdersTable = ServiceOrdersTable<HeldGround>

export type GroundOrder = Selectable<GroundOrdersTable>

export interface GroundTables {
  ground_orders: GroundOrdersTable
}
