import type { ColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>

/** What the person told, kept until company and agent are rows of their own. */
export interface RegistrationDetails {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly companyName: string
  readonly iban: string
  readonly licenseNumber: string
  readonly vatNumber: string
  readonly locale: string
}

export interface RegistrationsTable {
  email: string
  details: ColumnType<RegistrationDetails | null, string, string | null>
  licence_key: string | null
  created_at: Instant
  /** A call works on it; if that call dies, another may go on after this. */
  busy_until: MaybeInstant
  /** From then on the user pool may hold an account that this registration made. */
  requested_at: MaybeInstant
  /** Subject of the account that was made. */
  sub: ColumnType<string | null, string | null | undefined, string | null>
  completed_at: MaybeInstant
}

export interface RegistrationTables {
  registrations: RegistrationsTable
}
