import type { Products } from '#src/deps.ts'
import type { GroundCatalogue } from '#src/products/ground-service/catalogue.ts'
import type { HotelCatalogue } from '#src/products/hotel/catalogue.ts'
import type { TransportCatalogue } from '#src/products/transport/catalogue.ts'
import { groundServices } from '#src/products/ground-service/ground-services.ts'
import { hotels } from '#src/products/hotel/hotels.ts'
import { rides } from '#src/products/transport/rides.ts'

/** What the suppliers of each product sell. */
interface Catalogues {
  readonly hotel: HotelCatalogue
  readonly transport: TransportCatalogue
  readonly ground: GroundCatalogue
}

/** The products that are sold, by kind. */
export const createProducts = ({ hotel, transport, ground }: Catalogues): Products =>
  Object.fromEntries(
    [hotels(hotel), rides(transport), groundServices(ground)].map((product) => [product.kind, product]),
  )
