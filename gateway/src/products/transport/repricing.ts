import type { Repricing } from '#src/orders/product.ts'
import type { ServiceHold } from '#src/products/day-service/day-service.ts'
import { toWireHeldService } from '#src/products/day-service/hold-service.ts'
import { totalOf, applyDiscount } from '#src/products/day-service/price.ts'
import { sumOf } from './offer.ts'
import type { TransportOrder } from './tables.ts'
import { toWireRide } from './wire-ride.ts'

/** Reprices holds of vehicles for a promo code: each vehicle and each service. */
export const rideRepricing: Repricing<ServiceHold<TransportOrder>> = {
  responseField: 'data',

  applyDiscount: (_deps, hold, basisPoints) => {
    const vehicles = hold.offer.vehicles.map((kind) => ({
      ...kind,
      price: applyDiscount(kind.price, basisPoints),
      services: kind.services.map((service) => ({ ...service, price: applyDiscount(service.price, basisPoints) })),
    }))
    const price = sumOf(vehicles)
    return { ...hold, total_halalas: totalOf(price), offer: { ...hold.offer, vehicles, price } }
  },

  reply: (_deps, { offer, starts_on: day, expires_at }, locale) => ({
    ...toWireRide(offer, day, locale),
    ...toWireHeldService(offer, day, expires_at),
  }),
}
