import type { Trx } from '#src/database/db.ts'
import { type Envelope, HttpError, refusal } from '#src/errors.ts'
import { claimKey, type KeyedCall, type KeyScope, releaseKey, storeOutcome } from './repository.ts'

/** A response, or the record of a call that has no response yet. */
export type CallOutcome<T, Recorded> =
  | { readonly envelope: Envelope<T> }
  | (Recorded extends unknown ? { readonly recorded: Recorded } : never)

interface KeyedWork<T, Recorded> extends Omit<KeyedCall, 'key'> {
  readonly now: Date
  /** Name of the key's field on the wire. */
  readonly keyName?: string
  /** Reads a stored response. */
  readonly reply: { parse(outcome: unknown): Envelope<T> }
  /** Finds the record of an earlier call with the key that does not have a response yet. */
  readonly resume: () => Promise<CallOutcome<T, Recorded>>
  /** Does the work of a new call. */
  readonly run: () => Promise<CallOutcome<T, Recorded>>
}

/**
 * Runs a call once per key, in the caller's transaction. A retry gets the stored response or continues from the record. A refusal releases
 * the key, so that the call can be retried; any other response is stored. Throws if the caller has disconnected, which rolls the
 * transaction back. `replayed` means that an earlier call used the key.
 */
export async function runOncePerKey<T, Recorded = never>(
  trx: Trx,
  scope: KeyScope,
  { fingerprint, isAbandoned, now, keyName = 'idempotency key', reply, resume, run }: KeyedWork<T, Recorded>,
): Promise<CallOutcome<T, Recorded> & { readonly replayed: boolean }> {
  const claim = await claimKey(trx, scope, { fingerprint, now })
  if (claim.kind === 'mismatch') {
    const message = `The ${keyName} has already been used with another request.`
    return { envelope: refusal('IDEMPOTENCY_MISMATCH', message), replayed: false }
  }
  if (claim.kind === 'used') {
    return { ...(claim.outcome ? { envelope: reply.parse(claim.outcome) } : await resume()), replayed: true }
  }
  const outcome = await run()
  if (isAbandoned?.())
    throw new HttpError(408, 'CALL_ABANDONED', 'The caller disconnected before the call took effect.')
  if ('envelope' in outcome) {
    if (outcome.envelope.response === null) await releaseKey(trx, scope)
    else await storeOutcome(trx, scope, outcome.envelope)
  }
  return { ...outcome, replayed: false }
}
