import type { Instant } from '#src/database/instant.ts'
import type { PaymentState } from './payment-state.ts'

export interface CardPaymentsTable {
  /** Also the reference that the provider knows the payment by. */
  id: string
  company_id: string
  user_sub: string
  /** The idempotency key it was started with. */
  client_key: string
  amount_halalas: number
  state: PaymentState
  /** The provider's id of the hosted page; null until the provider has answered. */
  session_id: string | null
  page_url: string | null
  created_at: Instant
  updated_at: Instant
  /** When the provider is asked for the state; null once it can no longer change. */
  due_at: Instant | null
}

export interface PaymentTables {
  card_payments: CardPaymentsTable
}
