import type { Generated } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { PaymentState } from './payment-state.ts'

export interface CardPaymentsTable {
  /** Also the reference that the provider knows the payment by. */
  id: string
  company_id: string
  user_sub: string
  /** What started it: `top-up:<idempotency key>`, `pay:<reference>:<idempotency key>` or `order:<reference>`. */
  client_key: string
  amount_halalas: number
  state: PaymentState
  /** The provider's id of the hosted page; null until the provider has answered. */
  session_id: string | null
  page_url: string | null
  created_at: Instant
  updated_at: Instant
  /** When the provider is asked for the state, or for what is to be done; null while neither is needed. */
  due_at: Instant | null
  /** The order that is paid; null for a top-up. */
  order_reference: string | null
  /** The provider's id of the payment; null until a card was tried. */
  payment_id: string | null
  card_scheme: string | null
  card_last_four: string | null
  /** What the provider has confirmed to be refunded. */
  refunded_halalas: Generated<number>
  /** What of a top-up was taken back from the wallet: refunds and chargebacks. */
  taken_back_halalas: Generated<number>
}

/** `OPEN`: the cardholder's bank has taken the money back. `WON`: it has returned it. `LOST`: it keeps it. */
export type DisputeState = 'OPEN' | 'WON' | 'LOST'

export interface CardDisputesTable {
  /** The provider's id of the dispute. */
  id: string
  payment_id: string
  amount_halalas: number
  state: DisputeState
  created_at: Instant
  updated_at: Instant
}

export interface PaymentTables {
  card_payments: CardPaymentsTable
  card_disputes: CardDisputesTable
}
