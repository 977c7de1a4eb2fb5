import type { Deps } from '#src/deps.ts'
import type { TransportCatalogue } from './catalogue.ts'

/** What the calls of the product need. */
export type TransportDeps = Deps & { readonly catalogue: TransportCatalogue }
