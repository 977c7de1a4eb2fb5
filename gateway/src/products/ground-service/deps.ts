import type { Deps } from '#src/deps.ts'
import type { GroundCatalogue } from './catalogue.ts'

/** Dependencies of the product's calls. */
export type GroundDeps = Deps & { readonly catalogue: GroundCatalogue }
