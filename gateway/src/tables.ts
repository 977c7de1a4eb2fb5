import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Mail } from './mail/render.ts'
import type { AgentTables } from './agents/tables.ts'
import type { AuthenticatorTables } from './authenticator/tables.ts'
import type { BookingTables } from './bookings/tables.ts'
import type { ContactTables } from './contact/tables.ts'
import type { HoldTables } from './holds/tables.ts'
import type { IdempotencyTables } from './idempotency/tables.ts'
import type { Instant } from './instant.ts'
import type { LimitTables } from './limits/tables.ts'
import type { RegistrationTables } from './registration/tables.ts'
import type { SignInTables } from './sign-ins/tables.ts'
import type { WalletTables } from './wallet/tables.ts'

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
  content: JSONColumnType<Mail>
  created_at: Instant
  attempts: Generated<number>
  due_at: ColumnType<Date | null, Date | null, Date | null>
}

export interface Tables
  extends
    AgentTables,
    AuthenticatorTables,
    BookingTables,
    ContactTables,
    HoldTables,
    IdempotencyTables,
    LimitTables,
    RegistrationTables,
    SignInTables,
    WalletTables {
  mails: MailsTable
  booked_rooms: BookedRoomsTable
}
