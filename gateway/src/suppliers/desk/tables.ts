import type { Generated } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

/** The reference suppliers' own record of their orders. */
interface SupplierOrdersTable {
  order_reference: string
  supplier: string
  supplier_reference: string
  confirms_at: Instant
  cancelled_at: Instant | null
  /** The change that the supplier carried out last, by our id. */
  last_change: Generated<string | null>
}

export interface SupplierTables {
  supplier_orders: SupplierOrdersTable
}
