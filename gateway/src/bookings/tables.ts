import type { Generated, JSONColumnType } from 'kysely'
import type { HeldOffer } from '#src/holds/offer.ts'
import type { Instant } from '#src/database/instant.ts'
import type { BookingState } from './cancellation-eligibility.ts'
import type { BookedGuests } from './guests.ts'

export interface BookingsTable {
  reference: string
  supplier: string
  company_id: string
  user_sub: string
  track_token: string | null
  /** The idempotency key the booking was made with. */
  client_reference: string
  state: BookingState
  /** The state in the supplier's word, as the wire shows it. */
  supplier_word: string
  supplier_reference: string | null
  created_at: Instant
  /** When the supplier is asked again; set exactly while it has not decided. */
  due_at: Instant | null
  hotel_code: string
  location_code: string
  check_in: string
  check_out: string
  lead_name: string
  pax_count: number
  total_halalas: number
  refunded_halalas: Generated<number>
  iban: string | null
  vat_number: string
  /** Language of the agent's screen, in which mails are written. */
  cult_code: string
  partner_reference: string | null
  visa_application_id: string | null
  tags: JSONColumnType<string[], string | undefined>
  offer: JSONColumnType<HeldOffer>
  guests: JSONColumnType<BookedGuests>
}

export type EventKind =
  | 'REQUESTED'
  | 'CHARGED'
  | 'PENDING'
  | 'CONFIRMED'
  | 'FAILED'
  | 'REREAD'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'USED_IN_VISA'

export type ActorKind = 'AGENT' | 'SUPPLIER' | 'SYSTEM'

export interface BookingEventsTable {
  id: Generated<number>
  booking_reference: string
  at: Instant
  kind: EventKind
  /** Name of the agent or the supplier; null when the platform did it. */
  actor: string | null
  actor_kind: ActorKind
  note: string | null
  amount_halalas: number | null
}

/** The suppliers' own memory of what was ordered from them. */
export interface SupplierOrdersTable {
  booking_reference: string
  supplier: string
  supplier_reference: string
  confirms_at: Instant
  cancelled_at: Instant | null
}

export interface CancellationQuotesTable {
  id: string
  booking_reference: string
  user_sub: string
  refund_halalas: number
  expires_at: Instant
  used_at: Instant | null
}

export interface BookingTables {
  bookings: BookingsTable
  booking_events: BookingEventsTable
  supplier_orders: SupplierOrdersTable
  cancellation_quotes: CancellationQuotesTable
}
