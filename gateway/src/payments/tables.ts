import type { Generated } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { PaymentState } from './payment-state.ts'

export interface CardPaymentsTable {
  /** Also the provider's reference to the payment. */
  id: string
  company_id: string
  user_sub: string
  /** Origin: `top-up:<idempotency key>`, `pay:<reference>:<idempotency key>` or `order:<reference>`. */
  client_key: string
  amount_halalas: number
  state: PaymentState
  /** The provider's id of the hosted page; null until the provider has responded. */
  session_id: string | null
  page_url: string | null
  created_at: Instant
  updated_at: Instant
  /** Time of the next call to the provider for the state or an action; null while neither is needed. */
  due_at: Instant | null
  /** The paid order; null for a top-up. */
  order_reference: string | null
  /** The provider's id of the payment; null until a card is tried. */
  payment_id: string | null
  card_scheme: string | null
  card_last_four: string | null
  /** Refunds confirmed by the provider. */
  refunded_halalas: Generated<number>
  /** Amount of a top-up taken back from the wallet: refunds and chargebacks. */
  taken_back_halalas: Generated<number>
}

/** `OPEN`: the cardholder's bank has taken the money back. `WON`: the bank has returned it. `LOST`: the bank keeps it. */
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
