import type { ColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

export interface SessionsTable {
  /** Id on the wire. The `origin_jti` is not sent, because whoever knows it can revoke the session. */
  id: string
  user_sub: string
  /** Claim shared by all tokens of one session. */
  origin_jti: string
  started_at: Instant
  last_seen_at: Instant
  user_agent: string | null
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Revokes every session of a user that started before an instant, except one. */
export interface SessionCutoffsTable {
  user_sub: string
  revoked_before: Instant
  except_origin_jti: string | null
}

/** Sessions that the user pool has ended. The gateway may never have seen them. */
export interface RevokedOriginsTable {
  origin_jti: string
  revoked_at: Instant
}

export interface SessionTables {
  sessions: SessionsTable
  session_cutoffs: SessionCutoffsTable
  revoked_origins: RevokedOriginsTable
}
