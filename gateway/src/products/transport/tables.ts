import type { JSONColumnType } from 'kysely'
import type { HeldRide } from './offer.ts'
import type { LeadTraveler } from '#src/orders/lead-traveler.ts'
import type { PickUp } from './pick-up.ts'

/** What only orders of rides have. */
export interface TransportOrdersTable {
  order_reference: string
  offer: JSONColumnType<HeldRide>
  traveler: JSONColumnType<LeadTraveler>
  pick_up: JSONColumnType<PickUp | null, string | null>
}

export interface TransportTables {
  transport_orders: TransportOrdersTable
}
