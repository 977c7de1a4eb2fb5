import { createCatalogue } from '../src/suppliers/catalogue.ts'
import { inventHotels } from './hotels.ts'
import { demoTransport } from './transport.ts'

/** The invented hotels and transport companies. */
export const demoCatalogue = createCatalogue(inventHotels(), demoTransport)
