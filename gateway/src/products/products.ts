import type { Products } from '#src/deps.ts'
import type { GroundCatalogue } from './ground-service/catalogue.ts'
import type { HotelCatalogue } from './hotel/catalogue.ts'
import type { TransportCatalogue } from './transport/catalogue.ts'
import { groundServices } from './ground-service/ground-services.ts'
import { hotels } from './hotel/hotels.ts'
import { rides } from './transport/rides.ts'

/** Catalogues of each product's suppliers. */
interface Catalogues {
  readonly hotel: HotelCatalogue
  readonly transport: TransportCatalogue
  readonly ground: GroundCatalogue
}

/** Creates the products, by kind. */
export const createProducts = ({ hotel, transport, ground }: Catalogues): Products =>
  Object.fromEntries(
    [hotels(hotel), rides(transport), groundServices(ground)].map((product) => [product.kind, product]),
  )
