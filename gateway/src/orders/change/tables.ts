import type { JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { ChangePlan, RequestedChange } from './plan.ts'

/** `quoted`: offered to the agent. `requested`: confirmed by the agent and being sent to the supplier. */
export type ChangeState = 'quoted' | 'requested' | 'confirmed' | 'refused'

/** Changes of orders, from the quote to the supplier's response. */
export interface OrderChangesTable {
  id: string
  order_reference: string
  user_sub: string
  state: ChangeState
  wanted: JSONColumnType<RequestedChange>
  plan: JSONColumnType<ChangePlan>
  has_dates: boolean
  old_total_halalas: number
  /** Whether the order was unpaid when the change was quoted. */
  is_unpaid: boolean
  /** Number of the order's changes before this one. */
  revision: number
  quoted_at: Instant
  expires_at: Instant
  /** The idempotency key of the confirmation. */
  client_reference: string | null
  /** Display language when the change was confirmed; until then, when it was quoted. */
  cult_code: string
  requested_at: Instant | null
}

export interface ChangeTables {
  order_changes: OrderChangesTable
}
