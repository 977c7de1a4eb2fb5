/**
 * What this server remembers of a money call while its outcome matters. The gateway's rows are the truth; this keeps one agent from
 * sending a second call in the meantime, also from another process, and also when the answer to the first one was lost.
 */
import type { CacheKey } from '../cache/kinds.ts'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Store } from '../cache/store.ts'

export type Attempt<Facts, Answer> = {
  /** The idempotency key it was sent with. */
  key: string
  /** Digest of the input, so that the same key with other input is noticed. */
  fingerprint: string
  /** When it was sent. */
  sentAt: string
  /** `sent`: an answer may still come. `unknown`: none came. `done`: it succeeded. `refused`: nothing was done. */
  state: 'sent' | 'unknown' | 'done' | 'refused'
  /** What it is about, or what came of it. */
  facts?: Facts
  /** The refusal, for whoever asks the same. */
  answer?: Answer
}

/** As long as a money call may take, and a little for the answer to be written down. */
const longestCallMs = 100_000
const pollMs = 150
// Two hours longer than any quote is held.
const keptSeconds = 3 * 3600

/** Digest of a checked input; the caller leaves out what may differ between two tries. */
export const fingerprintOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Waits for something to be written down after a money call; a store that fails must not hide what came of the call. */
export const remembering = (logger: Logger) => (written: Promise<void>) =>
  written.catch((error: unknown) => logger.error({ err: error }, 'outcome of a money call not remembered'))

/** Attempts of one agent at one kind of money call. A subject is the quote that the call uses up. */
export function attemptsOf<Facts, Answer>(store: Store, operation: 'book' | 'cancel', sub: string) {
  type Known = Attempt<Facts, Answer>
  const ticketKey = (subject: string): CacheKey => `attempt-ticket:${sub}:${operation}:${subject}`
  const attemptKey = (subject: string): CacheKey => `attempt:${sub}:${operation}:${subject}`
  const usedKey = (key: string): CacheKey => `attempt-key:${sub}:${operation}:${key}`
  const record = (subject: string, attempt: Known) => store.set(attemptKey(subject), attempt, { seconds: keptSeconds })
  const earlier = (subject: string) => store.get<Known>(attemptKey(subject))
  const allow = async (subject: string, seconds: number) => {
    if (seconds > 0) await store.set(ticketKey(subject), true, { seconds: Math.ceil(seconds) })
  }

  return {
    /** Allows one call for a subject, for a while. */
    allow,

    /**
     * Whether the call may be sent: `go`, or the attempt that was made before, or why not. Of several that ask at the same time one
     * is told to go.
     */
    async begin(subject: string, attempt: Known): Promise<'go' | 'mismatch' | 'gone' | Known> {
      const used = await store.get<string>(usedKey(attempt.key))
      if (used !== undefined && used !== attempt.fingerprint) return 'mismatch'
      const before = await earlier(subject)
      if (before && before.state !== 'refused') return before
      if ((await store.take(ticketKey(subject))) === undefined) {
        // Whoever was told to go may be about to write it down.
        await wait(pollMs)
        return (await earlier(subject)) ?? 'gone'
      }
      await record(subject, attempt)
      await store.set(usedKey(attempt.key), attempt.fingerprint, { seconds: keptSeconds })
      return 'go'
    },

    /** Writes down what became of the call. */
    record,

    /** Nothing was done: the key is free, and the subject may be tried again for `seconds`, with none of them never. */
    async refuse(subject: string, attempt: Known, seconds: number, answer?: Answer): Promise<void> {
      await store.delete(usedKey(attempt.key))
      await record(subject, { ...attempt, state: 'refused', ...(answer !== undefined && { answer }) })
      await allow(subject, seconds)
    },

    /** An attempt once it is no longer on its way. A process that died leaves it `unknown`. */
    async settled(subject: string, attempt: Known, now: Date): Promise<Known> {
      let current = attempt
      const giveUp = performance.now() + longestCallMs - (now.getTime() - Date.parse(attempt.sentAt))
      while (current.state === 'sent' && performance.now() < giveUp) {
        await wait(pollMs)
        current = (await earlier(subject)) ?? current
      }
      return current.state === 'sent' ? { ...current, state: 'unknown' } : current
    },
  }
}
