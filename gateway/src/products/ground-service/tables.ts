import type { JSONColumnType } from 'kysely'
import type { HeldGround } from '#src/ground-services/ground-services.ts'
import type { LeadTraveler } from '#src/orders/lead-traveler.ts'

/** What only orders of ground services have. */
export interface GroundOrdersTable {
  order_reference: string
  offer: JSONColumnType<HeldGround>
  traveler: JSONColumnType<LeadTraveler>
}

export interface GroundTables {
  ground_orders: GroundOrdersTable
}
