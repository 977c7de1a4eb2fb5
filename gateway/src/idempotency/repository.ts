import { z } from 'zod'
import type { Db, Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'

// Keys are rows, so they survive restarts and work across processes. The primary key serializes calls: a second call
// with the same key blocks in `claimKey` until the transaction of the first one ends.

const RETENTION_MS = 30 * 24 * 3600_000

/** Header required for every call that moves money. Other headers are not checked. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z.string().regex(/^[\x21-\x7e]{8,128}$/, 'must be 8 to 128 visible ASCII characters'),
})

/** Key and fingerprint that make a call take effect once. */
export interface KeyedCall {
  readonly key: string
  readonly fingerprint: string
  /** Whether the caller has disconnected. A disconnected caller may assume that nothing was booked, so the call must not take effect. */
  readonly isAbandoned?: () => boolean
}

/** Owner of a key, and the call to which the key belongs. */
export interface KeyScope {
  readonly userSub: string
  /** Name of the call in stored rows; must never change. */
  readonly operation: string
  readonly key: string
}

export type KeyClaim =
  | { readonly kind: 'new' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'used'; readonly outcome: Envelope<unknown> | null }

/** Claims a key in the caller's transaction, or returns its earlier use. */
export async function claimKey(
  trx: Trx,
  scope: KeyScope,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<KeyClaim> {
  await trx
    .deleteFrom('idempotency_keys')
    .where((row) => row.and(keyColumns(scope)))
    .where('created_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .execute()
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ ...keyColumns(scope), fingerprint, outcome: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) return { kind: 'new' }
  const existing = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'outcome'])
    .where((row) => row.and(keyColumns(scope)))
    .executeTakeFirstOrThrow()
  return existing.fingerprint === fingerprint ? { kind: 'used', outcome: existing.outcome } : { kind: 'mismatch' }
}

/** Whether a key was used before. */
export async function hasKey(db: Db, scope: KeyScope): Promise<boolean> {
  const existing = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where((row) => row.and(keyColumns(scope)))
    .executeTakeFirst()
  return existing !== undefined
}

/** Releases a key whose call had no effect, so that the call can be retried. */
export async function releaseKey(trx: Trx, scope: KeyScope): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where((row) => row.and(keyColumns(scope)))
    .execute()
}

/** Stores the response for all later calls with this key. */
export async function storeOutcome(trx: Trx, scope: KeyScope, outcome: Envelope<unknown>): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ outcome: JSON.stringify(outcome) })
    .where((row) => row.and(keyColumns(scope)))
    .execute()
}

/** Reads the response stored for a key. */
export async function readOutcome(db: Db, scope: KeyScope): Promise<Envelope<unknown>> {
  const { outcome } = await db
    .selectFrom('idempotency_keys')
    .select('outcome')
    .where((row) => row.and(keyColumns(scope)))
    .executeTakeFirstOrThrow()
  if (!outcome) throw new Error('The call has no response yet')
  return outcome
}

/** Deletes keys older than 30 days. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .execute()
}

const keyColumns = ({ userSub, operation, key }: KeyScope) => ({ user_sub: userSub, operation, key })
