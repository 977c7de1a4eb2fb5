import type { Products } from '#src/deps.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { createHotelProduct } from './hotel/hotel-product.ts'
import { groundProduct } from './ground-service/ground-product.ts'
import { groundOrderRoutes } from './ground-service/routes.ts'
import { hotelOrderRoutes } from './hotel/routes.ts'
import { shareStays } from './hotel/shared-stay.ts'
import { transportOrderRoutes } from './transport/routes.ts'
import { shareRides } from './transport/shared-ride.ts'
import { transportProduct } from './transport/transport-product.ts'

/** The products that can be ordered. */
export const createProducts = (catalogue: Catalogue): Products => ({
  hotel: { ...createHotelProduct(catalogue), sharing: shareStays(catalogue), routes: hotelOrderRoutes },
  transport: { ...transportProduct, sharing: shareRides(catalogue.transport), routes: transportOrderRoutes },
  'ground-service': { ...groundProduct, routes: groundOrderRoutes },
})
