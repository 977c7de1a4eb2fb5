import type { Supplier, SupplierInfo } from '../__generated__/schema-types.ts'
import { text } from '../gateway/wire.ts'

const suppliers = new Map<string, Supplier>([
  ['agoda', 'AGODA'],
  ['umrahholidays', 'UMRAHHOLIDAYS'],
  ['hudxconnect', 'HUDXCONNECT'],
])

/** The supplier a word of the wire names, in any letter case. */
export const supplierOf = (word: unknown): Supplier => suppliers.get((text(word) ?? '').toLowerCase()) ?? 'UNRECOGNISED'

/** The order suppliers are listed in. */
export const allSuppliers: readonly Supplier[] = ['AGODA', 'UMRAHHOLIDAYS', 'HUDXCONNECT', 'UNRECOGNISED']

/** The supplier as it is shown to agents. */
export const supplierInfo = (supplier: Supplier): SupplierInfo => {
  const key = supplier.toLowerCase()
  return { key, name: key, color: null }
}
