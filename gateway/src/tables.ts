import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BookingMail } from './mail/render.ts'
import type { AuthenticatorTables } from './authenticator/tables.ts'
import type { BookingTables } from './bookings/tables.ts'
import type { HoldTables } from './holds/tables.ts'
import type { IdempotencyTables } from './idempotency/tables.ts'
import type { WalletTables } from './wallet/tables.ts'

/** Instants are `timestamptz` and come back as Date on both engines; a stay's dates are `YYYY-MM-DD` text. */
export type Instant = ColumnType<Date, Date, Date>

export interface CompaniesTable {
  id: string
  name: string
  vat_number: string | null
  licence_number: string | null
  created_at: Instant
}

export interface CompanyIbansTable {
  company_id: string
  iban: string
  /** The first one is the company's preferred account. */
  position: number
}

export interface AgentsTable {
  sub: string
  company_id: string
  email: string
  name: string
  created_at: Instant
}

/** A room night that is not for sale any more: one row per room type and night of a hold or a booking. */
export interface BookedRoomsTable {
  id: Generated<number>
  hotel_code: string
  room_type: string
  night: string
  quantity: number
  hold_token: string | null
  booking_reference: string | null
}

/** The outbox; `due_at` is null once a mail is sent or given up. */
export interface MailsTable {
  id: Generated<number>
  dedupe_key: string
  recipient: string
  locale: string
  content: JSONColumnType<BookingMail>
  created_at: Instant
  attempts: Generated<number>
  due_at: ColumnType<Date | null, Date | null, Date | null>
}

export interface Tables extends HoldTables, BookingTables, WalletTables, IdempotencyTables, AuthenticatorTables {
  mails: MailsTable
  companies: CompaniesTable
  company_ibans: CompanyIbansTable
  agents: AgentsTable
  booked_rooms: BookedRoomsTable
}
