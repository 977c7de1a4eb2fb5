import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Mail } from '#src/mail/render.ts'
import type { AgentTables } from '#src/agents/tables.ts'
import type { AuthenticatorTables } from '#src/authenticator/tables.ts'
import type { BookingTables } from '#src/bookings/tables.ts'
import type { ContactTables } from '#src/contact/tables.ts'
import type { HoldTables } from '#src/holds/tables.ts'
import type { IdempotencyTables } from '#src/idempotency/tables.ts'
import type { Instant } from './instant.ts'
import type { LimitTables } from '#src/limits/tables.ts'
import type { RegistrationTables } from '#src/registration/tables.ts'
import type { SignInTables } from '#src/sign-ins/tables.ts'
import type { WalletTables } from '#src/wallet/tables.ts'

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
