import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { countAttempt, type Attempts, type Limit, WAIT_MEMORY_MS, noAttempts } from './attempt-limit.ts'

const Row = z.object({ failures: z.string(), strikes: z.number(), blocked_until: z.number() })
const Failures = z.array(z.number())

export type AttemptStore = ReturnType<typeof createAttemptStore>

/** Creates the store of attempts by subject: the sub of an account, an IP address, or both, optionally with a purpose as prefix. */
export function createAttemptStore(database: DatabaseSync) {
  const select = database.prepare('SELECT * FROM failed_attempts WHERE subject = ? AND forget_at > ?')
  const upsert = database.prepare(
    `INSERT INTO failed_attempts (subject, failures, strikes, blocked_until, forget_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (subject) DO UPDATE SET failures = excluded.failures, strikes = excluded.strikes,
       blocked_until = excluded.blocked_until, forget_at = excluded.forget_at`,
  )
  const clear = database.prepare('DELETE FROM failed_attempts WHERE subject = ?')
  const clearAccount = database.prepare("DELETE FROM failed_attempts WHERE subject = :sub OR subject LIKE :sub || ' %'")
  const prune = database.prepare('DELETE FROM failed_attempts WHERE forget_at <= ?')

  const read = (subject: string, now: number): Attempts => {
    const row = select.get(subject, now)
    if (!row) return noAttempts
    const { failures, strikes, blocked_until: blockedUntil } = Row.parse(row)
    return { failures: Failures.parse(JSON.parse(failures)), strikes, blockedUntil }
  }

  return {
    isBlocked: (subject: string, now: number): boolean => now < read(subject, now).blockedUntil,
    record(subject: string, limit: Limit, now: number): void {
      prune.run(now)
      const { failures, strikes, blockedUntil } = countAttempt(read(subject, now), limit, now)
      const forgetAt = Math.max(now + limit.window, blockedUntil) + WAIT_MEMORY_MS
      upsert.run(subject, JSON.stringify(failures), strikes, blockedUntil, forgetAt)
    },
    forget: (subject: string) => void clear.run(subject),
    /** Clears the wrong passwords of an account from all IP addresses. */
    clearAccount: (sub: string) => void clearAccount.run({ sub }),
  }
}
