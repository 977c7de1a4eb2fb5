import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

/** JSON from the client, returned unchanged. */
type ClientJson = JSONColumnType<Record<string, unknown>>

export interface PaymentLinksTable {
  /** Random, but not a secret: who may open the link depends on its owner and receiver. */
  id: string
  company_id: string
  user_sub: string
  /** Receiver's e-mail address in lowercase. */
  target_email: string
  /** Sender's display language. */
  cult_code: string
  /** Key of the product in the table of products. */
  kind: string
  supplier: string
  /** Hotel or company whose stock is booked. */
  stock: string
  starts_on: string
  ends_on: string | null
  /** Start of the service, from which the link can no longer be paid. */
  starts_at: Instant
  search: ClientJson
  basket: ClientJson
  selected_rooms: JSONColumnType<unknown[]> | null
  created_at: Instant
  expires_at: Instant
  disabled_at: Instant | null
  /** The order that pays or has paid the link. */
  order_reference: string | null
  /** When the supplier confirmed the order. */
  paid_at: Instant | null
  opened_count: Generated<number>
  last_opened_at: Instant | null
}

export type LinkEventKind = 'CREATED' | 'EXTENDED' | 'DISABLED' | 'PAYMENT_STARTED' | 'PAYMENT_FAILED' | 'PAID'

export interface PaymentLinkEventsTable {
  id: Generated<number>
  link_id: string
  at: Instant
  kind: LinkEventKind
  /** Null for the platform. */
  actor_sub: string | null
  /** Expiry set by the event. */
  expires_at: Instant | null
  order_reference: string | null
}

export interface PaymentLinkTables {
  payment_links: PaymentLinksTable
  payment_link_events: PaymentLinkEventsTable
}
