import type { Deps } from '#src/deps.ts'
import type { TransportCatalogue } from './catalogue.ts'

/** Dependencies of the product's calls. */
export type TransportDeps = Deps & { readonly catalogue: TransportCatalogue }
