import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

export interface AuthenticatorsTable {
  user_sub: string
  /** Base32, the format of authenticator apps. */
  secret: string
  wrong_codes: Generated<number>
  last_wrong_at: Instant | null
  enrolled_at: Instant
}

export interface AuthenticatorUsesTable {
  user_sub: string
  step: number
}

/** A new secret that has not been confirmed yet. */
export interface AuthenticatorEnrollmentsTable {
  user_sub: string
  secret: string
  expires_at: Instant
  wrong_codes: Generated<number>
}

export interface RecoveryCodesTable {
  user_sub: string
  code_hash: string
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface AuthenticatorTables {
  authenticators: AuthenticatorsTable
  authenticator_uses: AuthenticatorUsesTable
  authenticator_enrolments: AuthenticatorEnrollmentsTable
  recovery_codes: RecoveryCodesTable
}
