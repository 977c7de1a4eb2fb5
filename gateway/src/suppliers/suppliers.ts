import { agoda } from './agoda.ts'
import type { SupplierName } from './hotel.ts'
import { hudxconnect } from './hudxconnect.ts'
import type { Supplier } from './supplier.ts'
import { umrahholidays } from './umrahholidays.ts'

export const suppliers: Record<SupplierName, Supplier> = { agoda, umrahholidays, hudxconnect }

export const supplierNames = ['agoda', 'umrahholidays', 'hudxconnect'] as const satisfies readonly SupplierName[]

/** A supplier by the provider of a request, in any letter case. */
export function findSupplier(provider: string): Supplier | undefined {
  const name = supplierNames.find((known) => known === provider.toLowerCase())
  return name && suppliers[name]
}
