import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { wireGround } from '#src/ground-services/wire-ground.ts'
import { isLocale } from '#src/locales.ts'
import { noSuchOrder } from '#src/orders/cancel/refusals.ts'
import { findOrder } from '#src/orders/repository.ts'
import type { OrderBody } from '#src/orders/schemas.ts'
import { viewOrder } from '#src/orders/view-order.ts'
import { wirePrice } from '#src/suppliers/day-service/price.ts'
import { GROUND_SERVICE } from './kind.ts'
import { readGroundOrder } from './repository.ts'
import type { GroundOrderView } from './schemas.ts'

/** The view of one order of ground services of the company. */
export async function viewGroundOrder(
  { db, clock, settings }: Deps,
  agent: Agent,
  { bookingReferenceNo, provider, cultCode }: OrderBody,
): Promise<Envelope<GroundOrderView>> {
  const order = await findOrder(db, agent, { kind: GROUND_SERVICE, reference: bookingReferenceNo, provider })
  if (!order) return noSuchOrder()
  const { offer, traveler } = await readGroundOrder(db, order.reference)
  const { bookingReferenceNo: reservationNo, ...common } = await viewOrder(db, order, { now: clock(), settings })
  const { uoCode, uoName, category, additionalServices } = wireGround(
    offer,
    order.starts_on,
    isLocale(cultCode) ? cultCode : 'en-US',
    offer.price,
  )
  return ok({
    ...common,
    reservationNo,
    uoCode,
    uoName,
    provider: order.supplier,
    category,
    additionalServices,
    travellerDetails: { details: traveler },
    contactInformation: {
      email: traveler.email,
      phoneNumber: traveler.phoneNumber,
      phoneNumberCountryCode: traveler.phoneNumberCountryCode,
    },
    price: wirePrice(offer.supplier, offer.price),
  })
}
