import type { Generated } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

/** The reference suppliers' own record of their orders. */
interface SupplierOrdersTable {
  order_reference: string
  supplier: string
  supplier_reference: string
  confirms_at: Instant
  cancelled_at: Instant | null
  /** Our id of the last change that the supplier made. */
  last_change: Generated<string | null>
}

export interface SupplierTables {
  supplier_orders: SupplierOrdersTable
}
