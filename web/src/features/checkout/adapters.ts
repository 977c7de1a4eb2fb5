import type { ProductKey } from '#src/domain/products.ts'
import type { ProductAdapter } from './product-adapter.ts'
import { groundServiceAdapter } from './adapters/ground-service/ground-service-adapter.tsx'
import { hotelAdapter } from './adapters/hotel/hotel-adapter.tsx'
import { transportAdapter } from './adapters/transport/transport-adapter.tsx'

/** Product adapters of the checkout. */
export const adapters: Readonly<Record<ProductKey, ProductAdapter>> = {
  hotels: hotelAdapter,
  transport: transportAdapter,
  groundServices: groundServiceAdapter,
}
