import type { JSONColumnType, Selectable } from 'kysely'
import type { LeadTraveler } from '#src/orders/lead-traveler.ts'
import type { ServiceOffer } from './company.ts'

/** Columns of service orders besides the common ones. */
export interface ServiceOrdersTable<Offer extends ServiceOffer = ServiceOffer> {
  order_reference: string
  offer: JSONColumnType<Offer>
  traveler: JSONColumnType<LeadTraveler>
}

export type ServiceOrder = Selectable<ServiceOrdersTable>
