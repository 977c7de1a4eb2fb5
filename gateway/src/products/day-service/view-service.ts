import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { viewBooking } from '#src/documents/view-booking.ts'
import { isLocale, type Locale } from '#src/locales.ts'
import { orderNotFound } from '#src/orders/cancel/refusals.ts'
import { findOrder, type Order } from '#src/orders/repository.ts'
import type { OrderBody } from '#src/orders/schemas.ts'
import { toWirePrice } from './price.ts'
import { readServiceOrder, type ServiceTable } from './repository.ts'
import type { ServiceView } from './schemas.ts'
import type { ServiceOrder } from './tables.ts'

export interface ViewedService<Row extends ServiceOrder> {
  readonly kind: string
  readonly table: ServiceTable
  /** Returns fields about the booked items, in addition to the fields of all services. */
  readonly fields: (row: Row, order: Order, locale: Locale) => object
}

/** Returns the view of a service order of the agent's company. */
export async function viewService<Row extends ServiceOrder>(
  deps: Deps,
  agent: Agent,
  { bookingReferenceNo, provider, cultCode }: OrderBody,
  { kind, table, fields }: ViewedService<Row>,
): Promise<Envelope<ServiceView>> {
  const order = await findOrder(deps.db, agent, { kind, reference: bookingReferenceNo, provider })
  if (!order) return orderNotFound()
  const row = await readServiceOrder<Row>(deps.db, table, order.reference)
  const { bookingReferenceNo: reservationNo, ...common } = await viewBooking(deps, order)
  const { email, phoneNumber, phoneNumberCountryCode } = row.traveler
  return ok({
    ...fields(row, order, isLocale(cultCode) ? cultCode : 'en-US'),
    ...common,
    reservationNo,
    travellerDetails: { details: row.traveler },
    contactInformation: { email, phoneNumber, phoneNumberCountryCode },
    price: toWirePrice(row.offer.supplier, row.offer.price),
  })
}
