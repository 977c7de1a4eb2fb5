import type { Generated } from 'kysely'
import type { Instant } from '#src/tables.ts'

export interface AuthenticatorsTable {
  user_sub: string
  /** Base32, as authenticator apps take it. */
  secret: string
  wrong_codes: Generated<number>
  last_wrong_at: Instant | null
}

export interface AuthenticatorUsesTable {
  user_sub: string
  step: number
}

export interface AuthenticatorTables {
  authenticators: AuthenticatorsTable
  authenticator_uses: AuthenticatorUsesTable
}
