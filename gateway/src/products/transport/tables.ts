import type { JSONColumnType, Selectable } from 'kysely'
import type { ServiceOrdersTable } from '#src/products/day-service/tables.ts'
import type { RideOffer } from './offer.ts'
import type { PickUp } from './pick-up.ts'

export interface TransportOrdersTable extends ServiceOrdersTable<RideOffer> {
  pick_up: JSONColumnType<PickUp | null, string | null>
}

export type TransportOrder = Selectable<TransportOrdersTable>

export interface TransportTables {
  transport_orders: TransportOrdersTable
}
