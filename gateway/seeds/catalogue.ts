import { createHotelCatalogue } from '../src/products/hotel/catalogue.ts'
import { demoGround } from './ground-services.ts'
import { generateHotels } from './hotels/hotels.ts'
import { demoTransport } from './transport.ts'

/** Fictional hotels, transport companies and Umrah companies. */
export const demoCatalogues = {
  hotel: createHotelCatalogue(generateHotels()),
  transport: demoTransport,
  ground: demoGround,
}
