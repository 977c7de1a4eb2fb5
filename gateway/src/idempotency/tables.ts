import type { JSONColumnType } from 'kysely'
import type { Envelope } from '#src/errors.ts'
import type { Instant } from '#src/database/instant.ts'

export interface IdempotencyKeysTable {
  user_sub: string
  operation: string
  key: string
  fingerprint: string
  /** Null while the supplier has not responded. */
  outcome: JSONColumnType<Envelope<unknown>> | null
  created_at: Instant
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeysTable
}
