import type { Generated } from 'kysely'
import type { AgentTables } from '#src/agents/tables.ts'
import type { AuthenticatorTables } from '#src/authenticator/tables.ts'
import type { BookingTables } from '#src/bookings/tables.ts'
import type { ContactTables } from '#src/contact/tables.ts'
import type { HoldTables } from '#src/holds/tables.ts'
import type { IdempotencyTables } from '#src/idempotency/tables.ts'
import type { LimitTables } from '#src/limits/tables.ts'
import type { MailTables } from '#src/mail/tables.ts'
import type { RegistrationTables } from '#src/registration/tables.ts'
import type { SessionTables } from '#src/sessions/tables.ts'
import type { WalletTables } from '#src/wallet/tables.ts'

/** Rooms that are held or booked: one row per room type and night of a hold or a booking. */
export interface BookedRoomsTable {
  id: Generated<number>
  hotel_code: string
  room_type: string
  night: string
  quantity: number
  hold_token: string | null
  booking_reference: string | null
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
    MailTables,
    RegistrationTables,
    SessionTables,
    WalletTables {
  booked_rooms: BookedRoomsTable
}
