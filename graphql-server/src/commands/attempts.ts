/**
 * Attempts at calls that move money. Each attempt uses up a subject, such as a quote. The gateway's rows are authoritative; an attempt prevents an agent from
 * sending a second call in the meantime, from any process, even if the response to the first call was lost.
 */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheKey } from '../cache/kinds.ts'
import type { Store } from '../cache/store.ts'
import { isObject } from '../gateway/wire.ts'

export type Attempt<Details, Refusal> = {
  /** Unique id, even among attempts with the same key. An outcome found by reading the gateway's rows again gets a new id. */
  id: string
  /** Idempotency key of the call. */
  key: string
  /** Digest of the input. The same key with a different digest is a mismatch. */
  fingerprint: string
  /** When the call was sent. */
  sentAt: string
  /** `sent`: the response may still arrive. `unknown`: no clear response arrived. `done`: the call succeeded. `refused`: the call had no effect. */
  state: 'sent' | 'unknown' | 'done' | 'refused'
  /** Details of the call. After success, details of its result. */
  details: Details
  /** The refusal, which is also returned for a retry with the same input. */
  refusal?: Refusal
  /** Whether the subject may be used again after a refused call. */
  again?: boolean
}

const pollMs = 150
/**
 * Lifetime of an attempt and its quote. Longer than any quote or cached search, because a full Redis evicts the keys that expire
 * soonest.
 */
export const storedSeconds = 3 * 3600

/** Whether an attempt has no outcome yet. */
const isPending = ({ state }: { state: Attempt<never, never>['state'] }) => state === 'sent' || state === 'unknown'

/** Returns a digest of validated input. Omit values that may differ between retries. */
export const createFingerprint = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Restores an attempt stored by an earlier process. If that process died during the call, the outcome is unknown. */
export const reviveAttempt = (value: unknown): unknown =>
  isObject(value) && value['state'] === 'sent' ? { ...value, state: 'unknown' } : value

/** Creates an attempt for a call that is about to be sent. */
export const createAttempt = <Details>(
  key: string,
  input: unknown,
  details: Details,
  now: Date,
): Attempt<Details, never> => ({
  id: randomUUID(),
  key,
  fingerprint: createFingerprint(input),
  sentAt: now.toISOString(),
  state: 'sent',
  details,
})

/** Logs a failure to record an outcome, which must not hide the outcome itself. */
export const logUnrecorded = (logger: Logger) => (error: unknown) =>
  logger.error({ err: error }, 'outcome of a money call not recorded')

/** Returns the attempts of one agent at one operation. */
export function openAttempts<Details, Refusal>(store: Store, operation: string, sub: string) {
  type AnyAttempt = Attempt<Details, Refusal>
  /** `open`: the subject allows one call that has not been made. */
  type StoredAttempt = AnyAttempt | { state: 'open' }
  const attemptKey = (subject: string): CacheKey => `attempt:${sub}:${operation}:${subject}`
  const usedKey = (key: string): CacheKey => `attempt-key:${sub}:${operation}:${key}`
  const excludeOpen = (stored: StoredAttempt | undefined) => (stored?.state === 'open' ? undefined : stored)
  const latestAttempt = async (subject: string) => excludeOpen(await store.get<StoredAttempt>(attemptKey(subject)))
  /** `refused`: the call had no effect, so the key may be used again. */
  type KeyUse = { subject: string; fingerprint: string; refused: boolean }
  const recordUse = (subject: string, { key, fingerprint, state }: AnyAttempt) => {
    const use: KeyUse = { subject, fingerprint, refused: state === 'refused' }
    return store.set(usedKey(key), use, { seconds: storedSeconds })
  }
  const replace = async (subject: string, change: (before: StoredAttempt | undefined) => AnyAttempt | undefined) =>
    excludeOpen(await store.update<StoredAttempt>(attemptKey(subject), change, { seconds: storedSeconds }))

  async function isMismatch({ key, fingerprint }: Pick<AnyAttempt, 'key' | 'fingerprint'>): Promise<boolean> {
    const used = await store.get<KeyUse>(usedKey(key))
    return used !== undefined && !used.refused && used.fingerprint !== fingerprint
  }

  async function withdraw(subject: string, { id }: AnyAttempt): Promise<void> {
    const latest = await replace(subject, (before) =>
      before?.state === 'sent' && before.id === id ? { ...before, state: 'refused', again: true } : undefined,
    )
    if (latest?.id === id) await recordUse(subject, latest)
  }

  return {
    /** Allows one call for a new subject. The command decides how long the subject stays valid. */
    allow: (subject: string) =>
      store.set(attemptKey(subject), { state: 'open' } satisfies StoredAttempt, { seconds: storedSeconds }),

    /**
     * Claims the subject for a call. Returns `go` if the call may be sent, otherwise the earlier attempt or the reason. Of several concurrent callers, one gets
     * `go`. `isOpen` is whether the subject may be used now. If it is undefined, `allow` must have been called first.
     */
    async begin(
      subject: string,
      attempt: AnyAttempt,
      isOpen?: boolean,
    ): Promise<'go' | 'mismatch' | 'not-allowed' | AnyAttempt> {
      if (await isMismatch(attempt)) return 'mismatch'
      const isFree = (before: StoredAttempt | undefined) => {
        if (!before) return isOpen ?? false
        if (before.state === 'open') return isOpen ?? true
        // A store that retries a write after a lost response finds the attempt already there.
        return before.id === attempt.id || (before.state === 'refused' && (isOpen ?? before.again))
      }
      try {
        // Recording the attempt claims the subject, so a second caller finds it even if the store is slow.
        const latest = await replace(subject, (before) => (isFree(before) ? attempt : undefined))
        if (latest?.id !== attempt.id) return latest ?? 'not-allowed'
        await recordUse(subject, attempt)
        return 'go'
      } catch (error) {
        // The store may have recorded the attempt before it failed, but the call will not be sent.
        await withdraw(subject, attempt).catch(() => {})
        throw error
      }
    },

    /** Withdraws an attempt whose call was not sent, so that the key and the subject may be used again. */
    withdraw,

    /** Records the outcome of the call. */
    async record(subject: string, attempt: AnyAttempt): Promise<void> {
      if (attempt.state === 'refused') await recordUse(subject, attempt)
      await store.set(attemptKey(subject), attempt, { seconds: storedSeconds })
    },

    /**
     * Records an outcome that was found by reading the gateway's rows again. Of several callers that found an outcome, one
     * records it and gets undefined. The others get the latest attempt, which may belong to a later call.
     */
    async settle(subject: string, attempt: AnyAttempt, found: AnyAttempt): Promise<AnyAttempt | undefined> {
      const settled = isPending(found) ? found : { ...found, id: randomUUID() }
      const isSettled = ({ id, state }: AnyAttempt) => id === settled.id && state === settled.state
      const latest = await replace(subject, (before) => {
        if (!before || before.state === 'open') return settled
        return isSettled(before) || (before.id === attempt.id && isPending(before)) ? settled : undefined
      })
      if (latest && !isSettled(latest)) return latest
      // This server may not have recorded the key yet.
      if (!isPending(settled)) await recordUse(subject, settled)
      return undefined
    },

    /** Returns the latest attempt for a subject; undefined if there is none. */
    latest: latestAttempt,

    /** Whether a key was used with different input in a call that was not refused. */
    isMismatch,

    /** Whether a key was used for this operation, with any outcome. */
    hasUsed: async (key: string): Promise<boolean> => (await store.get(usedKey(key))) !== undefined,

    /** Returns the attempt made with a key, and its subject; undefined if there is none. */
    async findByKey(key: string): Promise<{ subject: string; attempt: AnyAttempt } | undefined> {
      const use = await store.get<KeyUse>(usedKey(key))
      const attempt = use && (await latestAttempt(use.subject))
      return use && attempt?.key === key ? { subject: use.subject, attempt } : undefined
    },

    /**
     * Waits until an attempt's call has finished, at most `maxCallMs` after it was sent. If the process that sent it died before recording the outcome, the
     * result is `unknown`.
     */
    async waitForOutcome(subject: string, attempt: AnyAttempt, now: Date, maxCallMs: number): Promise<AnyAttempt> {
      let current = attempt
      const giveUpAt = performance.now() + maxCallMs - (now.getTime() - Date.parse(attempt.sentAt))
      while (current.state === 'sent' && performance.now() < giveUpAt) {
        await wait(pollMs)
        current = (await latestAttempt(subject)) ?? current
      }
      return current.state === 'sent' ? { ...current, state: 'unknown' } : current
    },
  }
}
