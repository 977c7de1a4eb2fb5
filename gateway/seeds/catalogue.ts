import { createHotelCatalogue } from '../src/products/hotel/catalogue.ts'
import { demoGround } from './ground-services.ts'
import { inventHotels } from './hotels/hotels.ts'
import { demoTransport } from './transport.ts'

/** The invented hotels, transport companies and Umrah companies. */
export const demoCatalogues = {
  hotel: createHotelCatalogue(inventHotels()),
  transport: demoTransport,
  ground: demoGround,
}
