import type { Deps } from '#src/deps.ts'
import type { HotelCatalogue } from './catalogue.ts'

/** Dependencies of the product's calls. */
export type HotelDeps = Deps & { readonly catalogue: HotelCatalogue }
