import { createCatalogue } from '../src/suppliers/catalogue.ts'
import { inventHotels } from './hotels.ts'

/** The invented hotels. */
export const demoCatalogue = createCatalogue(inventHotels())
