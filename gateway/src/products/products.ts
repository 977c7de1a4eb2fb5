import type { Products } from '#src/deps.ts'
import type { GroundCatalogue } from './ground-service/catalogue.ts'
import type { HotelCatalogue } from './hotel/catalogue.ts'
import type { TransportCatalogue } from './transport/catalogue.ts'
import { createGroundServiceModule } from './ground-service/ground-services.ts'
import { createHotelModule } from './hotel/hotels.ts'
import { createTransportModule } from './transport/rides.ts'

/** Catalogues of each product's suppliers. */
interface Catalogues {
  readonly hotel: HotelCatalogue
  readonly transport: TransportCatalogue
  readonly ground: GroundCatalogue
}

/** Creates the products, by kind. */
export const createProducts = ({ hotel, transport, ground }: Catalogues): Products =>
  Object.fromEntries(
    [createHotelModule(hotel), createTransportModule(transport), createGroundServiceModule(ground)].map((product) => [
      product.kind,
      product,
    ]),
  )
