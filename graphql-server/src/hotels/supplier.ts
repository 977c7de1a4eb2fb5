import type { Supplier } from '../__generated__/resolvers.ts'
import { text } from '../read-wire.ts'

const suppliers = new Map<string, Supplier>([
  ['agoda', 'AGODA'],
  ['umrahholidays', 'UMRAHHOLIDAYS'],
  ['hudxconnect', 'HUDXCONNECT'],
])

/** The supplier a word of the wire names, in any letter case. */
export const supplierOf = (word: unknown): Supplier => suppliers.get((text(word) ?? '').toLowerCase()) ?? 'UNRECOGNISED'

/** The order suppliers are listed in. */
export const allSuppliers: readonly Supplier[] = ['AGODA', 'UMRAHHOLIDAYS', 'HUDXCONNECT', 'UNRECOGNISED']
