import type { Products } from '#src/deps.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { createHotelProduct } from './hotel/hotel-product.ts'
import { groundProduct } from './ground-service/ground-product.ts'
import { groundOrderRoutes } from './ground-service/routes.ts'
import { hotelOrderRoutes } from './hotel/routes.ts'
import { transportOrderRoutes } from './transport/routes.ts'
import { transportProduct } from './transport/transport-product.ts'

/** The products that can be ordered. */
export const createProducts = (catalogue: Catalogue): Products => ({
  hotel: { ...createHotelProduct(catalogue), routes: hotelOrderRoutes },
  transport: { ...transportProduct, routes: transportOrderRoutes },
  'ground-service': { ...groundProduct, routes: groundOrderRoutes },
})
