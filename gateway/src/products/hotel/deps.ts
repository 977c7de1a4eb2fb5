import type { Deps } from '#src/deps.ts'
import type { HotelCatalogue } from './catalogue.ts'

/** What the calls of the product need. */
export type HotelDeps = Deps & { readonly catalogue: HotelCatalogue }
