import type { Deps } from '#src/deps.ts'
import type { HotelCatalogue } from './catalogue.ts'

/** Dependencies of the hotel product's functions. */
export type HotelDeps = Deps & { readonly catalogue: HotelCatalogue }
