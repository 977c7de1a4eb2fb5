/**
 * Attempts at calls that move money, one per subject, such as a quote. The gateway's rows are authoritative; an attempt prevents an agent from
 * sending a second call in the meantime, from any process, even if the answer to the first one was lost.
 */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheKey } from '../cache/kinds.ts'
import type { Store } from '../cache/store.ts'
import { isObject } from '../gateway/wire.ts'

export type Attempt<Facts, Refusal> = {
  /** Unique. Differs even between attempts with the same key. The result of rereading is stored under a new id. */
  id: string
  /** The idempotency key it was sent with. */
  key: string
  /** Digest of the input: the same key with other input is a mismatch. */
  fingerprint: string
  /** When it was sent. */
  sentAt: string
  /** `sent`: the answer may still arrive. `unknown`: no answer arrived. `done`: it succeeded. `refused`: it had no effect. */
  state: 'sent' | 'unknown' | 'done' | 'refused'
  /** Facts of the call; once it has succeeded, its result. */
  facts: Facts
  /** The refusal, returned again for a repeated request. */
  refusal?: Refusal
  /** Whether the subject of a refused call may be sent again. */
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

/** Digest of validated input. Leave out values that may differ between tries. */
export const fingerprintOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Restores an attempt of an earlier process. If that process died during the call, nobody is waiting for its answer. */
export const reviveAttempt = (value: unknown): unknown =>
  isObject(value) && value['state'] === 'sent' ? { ...value, state: 'unknown' } : value

/** A new attempt at a call that is about to be sent. */
export const newAttempt = <Facts>(key: string, input: unknown, facts: Facts, now: Date): Attempt<Facts, never> => ({
  id: randomUUID(),
  key,
  fingerprint: fingerprintOf(input),
  sentAt: now.toISOString(),
  state: 'sent',
  facts,
})

/** Logs a failure to record an outcome, which must not hide the outcome itself. */
export const logUnrecorded = (logger: Logger) => (error: unknown) =>
  logger.error({ err: error }, 'outcome of a money call not recorded')

/** Attempts of one agent at one operation. A subject is used up by a call, such as a quote. */
export function attemptsOf<Facts, Refusal>(store: Store, operation: string, sub: string) {
  type Known = Attempt<Facts, Refusal>
  /** `open`: the subject allows one call, and none has been made. */
  type Stored = Known | { state: 'open' }
  const attemptKey = (subject: string): CacheKey => `attempt:${sub}:${operation}:${subject}`
  const usedKey = (key: string): CacheKey => `attempt-key:${sub}:${operation}:${key}`
  const sentAttempt = (stored: Stored | undefined) => (stored?.state === 'open' ? undefined : stored)
  const earlier = async (subject: string) => sentAttempt(await store.get<Stored>(attemptKey(subject)))
  /** `refused`: the call had no effect, so the key may be used again. */
  type KeyUse = { subject: string; fingerprint: string; refused: boolean }
  const recordUse = (subject: string, { key, fingerprint, state }: Known) => {
    const use: KeyUse = { subject, fingerprint, refused: state === 'refused' }
    return store.set(usedKey(key), use, { seconds: storedSeconds })
  }
  const replace = async (subject: string, change: (before: Stored | undefined) => Known | undefined) =>
    sentAttempt(await store.update<Stored>(attemptKey(subject), change, { seconds: storedSeconds }))

  async function isMismatch({ key, fingerprint }: Pick<Known, 'key' | 'fingerprint'>): Promise<boolean> {
    const used = await store.get<KeyUse>(usedKey(key))
    return used !== undefined && !used.refused && used.fingerprint !== fingerprint
  }

  async function withdraw(subject: string, { id }: Known): Promise<void> {
    const latest = await replace(subject, (before) =>
      before?.state === 'sent' && before.id === id ? { ...before, state: 'refused', again: true } : undefined,
    )
    if (latest?.id === id) await recordUse(subject, latest)
  }

  return {
    /** Allows one call for a new subject. The command decides how long the subject stays valid. */
    allow: (subject: string) =>
      store.set(attemptKey(subject), { state: 'open' } satisfies Stored, { seconds: storedSeconds }),

    /**
     * Whether the call may be sent: `go`, the earlier attempt, or the reason why not. Of several callers at the same time, one gets
     * `go`. `isOpen` returns whether the subject may be used now; without it, the call must be allowed first.
     */
    async begin(subject: string, attempt: Known, isOpen?: boolean): Promise<'go' | 'mismatch' | 'not-allowed' | Known> {
      if (await isMismatch(attempt)) return 'mismatch'
      const isFree = (before: Stored | undefined) => {
        if (!before) return isOpen ?? false
        if (before.state === 'open') return isOpen ?? true
        // A store that sends a write again after a lost answer finds the attempt already there.
        return before.id === attempt.id || (before.state === 'refused' && (isOpen ?? before.again))
      }
      try {
        // Recording the attempt claims the subject, so a second caller finds it even if the store is slow.
        const latest = await replace(subject, (before) => (isFree(before) ? attempt : undefined))
        if (latest?.id !== attempt.id) return latest ?? 'not-allowed'
        await recordUse(subject, attempt)
        return 'go'
      } catch (error) {
        // A failing store may still have stored the attempt, which will never be sent.
        await withdraw(subject, attempt).catch(() => {})
        throw error
      }
    },

    /** Records that a call was not sent after all, so that the key and the subject may be used again. */
    withdraw,

    /** Records the outcome of the call. */
    async record(subject: string, attempt: Known): Promise<void> {
      if (attempt.state === 'refused') await recordUse(subject, attempt)
      await store.set(attemptKey(subject), attempt, { seconds: storedSeconds })
    },

    /**
     * Records an outcome found by rereading for an attempt without one. Of several callers that found an outcome, one records it and gets
     * undefined. The others get the latest attempt, which may be a call that was made since.
     */
    async settle(subject: string, attempt: Known, found: Known): Promise<Known | undefined> {
      const mine = isPending(found) ? found : { ...found, id: randomUUID() }
      const isMine = ({ id, state }: Known) => id === mine.id && state === mine.state
      const latest = await replace(subject, (before) => {
        if (!before || before.state === 'open') return mine
        return isMine(before) || (before.id === attempt.id && isPending(before)) ? mine : undefined
      })
      if (latest && !isMine(latest)) return latest
      // The key may be unknown to this server.
      if (!isPending(mine)) await recordUse(subject, mine)
      return undefined
    },

    /** The latest attempt for a subject; undefined when there is none. */
    latest: earlier,

    /** Whether a key was used with other input, in a call that was not refused. */
    isMismatch,

    /** Whether a key was used for this operation, with any outcome. */
    hasUsed: async (key: string): Promise<boolean> => (await store.get(usedKey(key))) !== undefined,

    /** The attempt made with a key, and its subject; undefined when there is none. */
    async byKey(key: string): Promise<{ subject: string; attempt: Known } | undefined> {
      const use = await store.get<KeyUse>(usedKey(key))
      const attempt = use && (await earlier(use.subject))
      return use && attempt?.key === key ? { subject: use.subject, attempt } : undefined
    },

    /** Waits for an attempt's call to finish, at most `maxCallMs`. An attempt whose process died before recording the outcome is `unknown`. */
    async settled(subject: string, attempt: Known, now: Date, maxCallMs: number): Promise<Known> {
      let current = attempt
      const giveUpAt = performance.now() + maxCallMs - (now.getTime() - Date.parse(attempt.sentAt))
      while (current.state === 'sent' && performance.now() < giveUpAt) {
        await wait(pollMs)
        current = (await earlier(subject)) ?? current
      }
      return current.state === 'sent' ? { ...current, state: 'unknown' } : current
    },
  }
}
