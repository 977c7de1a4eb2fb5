import { agoda } from './agoda.ts'
import { hudxconnect } from './hudxconnect.ts'
import { type SupplierName, supplierNames } from '#src/supplier-names.ts'
import type { Supplier } from './supplier.ts'
import { umrahholidays } from './umrahholidays.ts'

export const suppliers: Record<SupplierName, Supplier> = { agoda, umrahholidays, hudxconnect }

/** Finds a supplier by a request's provider, in any letter case. */
export function findSupplier(provider: string): Supplier | undefined {
  const name = supplierNames.find((supplierName) => supplierName === provider.toLowerCase())
  return name && suppliers[name]
}
