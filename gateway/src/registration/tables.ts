import type { ColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>

/** The submitted form, stored until the company and the agent are created. */
export interface RegistrationDetails {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly companyName: string
  /** Missing in registrations of earlier releases. */
  readonly country?: string
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
  /** End of one call's claim on the registration, after which another call may resume it. */
  busy_until: MaybeInstant
  /** Time from which the user pool may have an account created by this registration. */
  requested_at: MaybeInstant
  /** Subject of the created account. */
  sub: ColumnType<string | null, string | null | undefined, string | null>
  completed_at: MaybeInstant
}

export interface RegistrationTables {
  registrations: RegistrationsTable
}
