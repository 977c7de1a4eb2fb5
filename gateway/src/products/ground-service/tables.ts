import type { Selectable } from 'kysely'
import type { GroundServiceOffer } from './catalogue.ts'
import type { ServiceOrdersTable } from '#src/products/day-service/tables.ts'

type GroundOrdersTable = ServiceOrdersTable<GroundServiceOffer>

export type GroundOrder = Selectable<GroundOrdersTable>

export interface GroundTables {
  ground_orders: GroundOrdersTable
}
