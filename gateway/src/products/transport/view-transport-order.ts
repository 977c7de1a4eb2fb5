import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { isLocale } from '#src/locales.ts'
import { noSuchOrder } from '#src/orders/cancel/refusals.ts'
import { findOrder } from '#src/orders/repository.ts'
import type { OrderBody } from '#src/orders/schemas.ts'
import { viewOrder } from '#src/orders/view-order.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import { wirePrice } from '#src/suppliers/day-service/price.ts'
import { routeName } from '#src/transportation/transport.ts'
import { TRANSPORT } from './kind.ts'
import { readTransportOrder } from './repository.ts'
import type { TransportOrderView } from './schemas.ts'
import { wireVehicles } from './wire-ride.ts'

/** The view of one ride of the company. */
export async function viewTransportOrder(
  { db, clock, settings }: Deps,
  agent: Agent,
  { bookingReferenceNo, provider, cultCode }: OrderBody,
): Promise<Envelope<TransportOrderView>> {
  const order = await findOrder(db, agent, { kind: TRANSPORT, reference: bookingReferenceNo, provider })
  if (!order) return noSuchOrder()
  const { offer, traveler, pick_up } = await readTransportOrder(db, order.reference)
  const { bookingReferenceNo: reservationNo, ...common } = await viewOrder(db, order, { now: clock(), settings })
  const locale = isLocale(cultCode) ? cultCode : 'en-US'
  return ok({
    ...common,
    reservationNo,
    companyCode: offer.company.code,
    companyName: nameIn(offer.company.name, locale),
    routeCode: offer.route.code,
    routeName: routeName(offer.route, locale),
    startDate: order.starts_on,
    provider: order.supplier,
    vehicleTypes: wireVehicles(offer, locale),
    travellerDetails: { details: traveler },
    pickUp: pick_up,
    contactInformation: {
      email: traveler.email,
      phoneNumber: traveler.phoneNumber,
      phoneNumberCountryCode: traveler.phoneNumberCountryCode,
    },
    price: wirePrice(offer.supplier, offer.price),
  })
}
