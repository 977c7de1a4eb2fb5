import type { Products } from '#src/deps.ts'
import { hotelProduct } from './hotel/hotel-product.ts'
import { hotelOrderRoutes } from './hotel/routes.ts'

/** The products that can be ordered. */
export const products: Products = {
  hotel: { ...hotelProduct, routes: hotelOrderRoutes },
}
