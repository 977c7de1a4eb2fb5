import type { JSONColumnType, Selectable } from 'kysely'
import type { LeadTraveler } from '#src/orders/lead-traveler.ts'
import type { ServiceOffer } from './company.ts'

/** Columns that the tables of all one-day services share. */
export interface ServiceOrdersTable<Offer extends ServiceOffer = ServiceOffer> {
  order_reference: string
  offer: JSONColumnType<Offer>
  traveler: JSONColumnType<LeadTraveler>
}

export type ServiceOrder = Selectable<ServiceOrdersTable>
