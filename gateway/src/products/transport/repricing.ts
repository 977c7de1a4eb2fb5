import type { Repricing } from '#src/orders/product.ts'
import type { ServiceHold } from '#src/products/day-service/day-service.ts'
import { heldService } from '#src/products/day-service/hold-service.ts'
import { totalOf, withoutShare } from '#src/products/day-service/price.ts'
import { sumOf } from './offer.ts'
import type { TransportOrder } from './tables.ts'
import { wireRide } from './wire-ride.ts'

/** Reprices holds of vehicles for a promo code: each vehicle and each service. */
export const rideRepricing: Repricing<ServiceHold<TransportOrder>> = {
  responseField: 'data',

  withoutShare: (_deps, hold, basisPoints) => {
    const vehicles = hold.offer.vehicles.map((kind) => ({
      ...kind,
      price: withoutShare(kind.price, basisPoints),
      services: kind.services.map((service) => ({ ...service, price: withoutShare(service.price, basisPoints) })),
    }))
    const price = sumOf(vehicles)
    return { ...hold, total_halalas: totalOf(price), offer: { ...hold.offer, vehicles, price } }
  },

  reply: (_deps, { offer, starts_on: day, expires_at }, locale) => ({
    ...wireRide(offer, day, locale),
    ...heldService(offer, day, expires_at),
  }),
}
