import type { Repricing } from '#src/orders/product.ts'
import type { ServiceHold } from '#src/products/day-service/day-service.ts'
import { toWireHeldService } from '#src/products/day-service/hold-service.ts'
import { totalOf, applyDiscount } from '#src/products/day-service/price.ts'
import { addVehiclePrices } from './offer.ts'
import type { TransportOrder } from './tables.ts'
import { toWireRide } from './wire-ride.ts'

/** Reprices holds of vehicles for a promo code: each vehicle and each service. */
export const rideRepricing: Repricing<ServiceHold<TransportOrder>> = {
  responseField: 'data',

  applyDiscount: (_deps, hold, basisPoints) => {
    const vehicles = hold.offer.vehicles.map((offered) => ({
      ...offered,
      price: applyDiscount(offered.price, basisPoints),
      services: offered.services.map((service) => ({ ...service, price: applyDiscount(service.price, basisPoints) })),
    }))
    const price = addVehiclePrices(vehicles)
    return { ...hold, total_halalas: totalOf(price), offer: { ...hold.offer, vehicles, price } }
  },

  reply: (_deps, { offer, starts_on: day, expires_at }, locale) => ({
    ...toWireRide(offer, day, locale),
    ...toWireHeldService(offer, day, expires_at),
  }),
}
