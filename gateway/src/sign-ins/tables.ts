import type { ColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

export interface SignInsTable {
  /** What the wire calls it. The `origin_jti` stays here: who knows it could end the sign-in elsewhere. */
  id: string
  user_sub: string
  /** The claim that all tokens of one sign-in share. */
  origin_jti: string
  started_at: Instant
  last_seen_at: Instant
  user_agent: string | null
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface SignInCutsTable {
  user_sub: string
  cut_at: Instant
  kept_origin_jti: string | null
}

export interface SignInTables {
  sign_ins: SignInsTable
  sign_in_cuts: SignInCutsTable
}
