import type { Deps } from '#src/deps.ts'
import type { GroundCatalogue } from './catalogue.ts'

/** What the calls of the product need. */
export type GroundDeps = Deps & { readonly catalogue: GroundCatalogue }
