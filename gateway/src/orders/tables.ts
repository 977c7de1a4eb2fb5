import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { FieldChange } from './change/plan.ts'
import type { ChangeTables } from './change/tables.ts'
import type { HoldTables } from './holds/tables.ts'
import type { PromoTables } from './promo/tables.ts'

/**
 * `authorizing`: waiting for a card payment, not sent to the supplier yet. `requested`: being sent to the supplier. `unanswered`: sent without a
 * response, so the call is retried. `cancelling`, `changing`: the cancellation or the change of a confirmed order is being sent to the supplier.
 * `abandoned`: the card was not charged, and the order was never sent to the supplier; lists omit these orders.
 */
export type OrderState =
  | 'authorizing'
  | 'requested'
  | 'unanswered'
  | 'pending'
  | 'confirmed'
  | 'cancelling'
  | 'changing'
  | 'cancelled'
  | 'failed'
  | 'abandoned'

/** Data common to orders of all products. Product-specific data is in the product's own table. */
export interface OrdersTable {
  reference: string
  /** Key of the product in `Products`. */
  kind: string
  supplier: string
  company_id: string
  user_sub: string
  /** The idempotency key the order was placed with. */
  client_reference: string
  state: OrderState
  /** The supplier's own status, as sent on the wire. */
  supplier_word: string
  supplier_reference: string | null
  created_at: Instant
  updated_at: Instant
  /** Time of the next call to the supplier. Set only while its response is pending. */
  due_at: Instant | null
  /** Number of calls to the supplier since it last responded. */
  asks: Generated<number>
  /** Time of the first call without a response; null once the supplier has responded. */
  unanswered_since: Instant | null
  /** Payment deadline. Set as long as the order is unpaid, even after it is cancelled. */
  pay_by: Instant | null
  /** When to remind the agent of the payment; null once the reminder is sent. */
  remind_at: Instant | null
  /** When the order was cancelled because it was not paid. */
  released_at: Instant | null
  /** When the card authorization lapsed and left the order unpaid; not cleared when the order is paid another way. */
  card_lapsed_at: Instant | null
  starts_on: string
  /** Null for a one-day service. */
  ends_on: string | null
  /** Instant from which the order cannot be cancelled. */
  starts_at: Instant
  lead_name: string
  pax_count: number
  total_halalas: number
  refunded_halalas: Generated<number>
  /** Cancellation policy accepted when the order was placed. */
  policy: JSONColumnType<CancellationPolicy>
  /** The supplier's terms while they are stricter than the accepted terms; null otherwise. */
  tightened_policy: JSONColumnType<CancellationPolicy> | null
  /** When stricter terms were last recorded; null while there are none. */
  terms_tightened_at: Instant | null
  /** When the supplier's terms are next checked; null when no further check is needed. */
  terms_due_at: Instant | null
  /** The card payment that the order awaits, or with which it is paid. */
  card_payment_id: string | null
  iban: string | null
  vat_number: string
  /** Display language when the order was placed, for e-mails to agents who have not chosen a language. */
  cult_code: string
  partner_reference: string | null
  visa_application_id: string | null
  tags: JSONColumnType<string[], string | undefined>
  /** End of free cancellation under both the accepted and the supplier's terms, computed by the database. */
  free_until: ColumnType<Date | null, never, never>
  /** The agent's commission; null if the supplier does not report it. */
  commission_halalas: number | null
  /** Text for searching lists; see search-text.ts. */
  search_text: string
  /** Passport numbers for lookups, uppercase and without spaces. */
  lookup_keys: Generated<string[]>
}

export type EventKind =
  | 'REQUESTED'
  | 'AUTHORIZED'
  | 'VOIDED'
  | 'LAPSED'
  | 'CHARGED'
  | 'PENDING'
  | 'CONFIRMED'
  | 'FAILED'
  /** The supplier was asked again because its response was lost, and now responded. */
  | 'REREAD'
  | 'UNANSWERED'
  | 'CANCEL_REQUESTED'
  | 'CHANGE_REQUESTED'
  | 'CHANGED'
  | 'CHANGE_REFUSED'
  | 'CANCELLED'
  | 'CANCEL_REFUSED'
  | 'REFUNDED'
  | 'RELEASED'
  | 'USED_IN_VISA'
  | 'TAGGED'
  | 'TERMS_TIGHTENED'

export type ActorKind = 'AGENT' | 'SUPPLIER' | 'SYSTEM'

export interface OrderEventsTable {
  id: Generated<number>
  order_reference: string
  at: Instant
  kind: EventKind
  /** Name of the agent or the supplier; null for the platform. */
  actor: string | null
  actor_kind: ActorKind
  note: string | null
  amount_halalas: number | null
  /** Set for `TAGGED`. */
  tags: JSONColumnType<TagChange> | null
  /** Old and new values; set for changes. */
  changes: JSONColumnType<FieldChange[]> | null
}

export interface TagChange {
  added: string[]
  removed: string[]
}

export interface CancellationQuotesTable {
  id: string
  order_reference: string
  user_sub: string
  refund_halalas: number
  expires_at: Instant
  used_at: Instant | null
}

/** Confirmed cancellations, written before the supplier is called. Cancellations by the platform have no quote, user or key. */
export interface CancellationsTable {
  order_reference: string
  quote_id: string | null
  refund_halalas: number
  user_sub: string | null
  /** The idempotency key of the confirmation. */
  client_reference: string | null
  reason: string
  cult_code: string
  requested_at: Instant
}

/** Tags of orders, one per row, written by a trigger on `orders`. */
export interface OrderTagsTable {
  company_id: string
  tag: string
  order_reference: string
}

/** Number of a company's orders in each state, written by a trigger on `orders`. */
export type OrderCountsTable = { company_id: string } & Record<OrderState, number>

export interface OrderTables extends HoldTables, PromoTables, ChangeTables {
  orders: OrdersTable
  order_tags: OrderTagsTable
  order_counts: OrderCountsTable
  order_events: OrderEventsTable
  cancellation_quotes: CancellationQuotesTable
  cancellations: CancellationsTable
}
