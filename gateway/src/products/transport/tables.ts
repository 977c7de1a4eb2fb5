import type { JSONColumnType } from 'kysely'
import type { HeldRide } from './offer.ts'
import type { PickUp, Traveler } from './traveler.ts'

/** What only orders of rides have. */
export interface TransportOrdersTable {
  order_reference: string
  offer: JSONColumnType<HeldRide>
  traveler: JSONColumnType<Traveler>
  pick_up: JSONColumnType<PickUp | null, string | null>
}

export interface TransportTables {
  transport_orders: TransportOrdersTable
}
