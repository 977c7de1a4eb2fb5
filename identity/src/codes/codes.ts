import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Row = z
  .object({ digest: z.string(), tries_left: z.number(), expires_at: z.number() })
  .transform((row) => ({ digest: row.digest, triesLeft: row.tries_left, expiresAt: row.expires_at }))

export type StoredCode = z.output<typeof Row>

export type CodeStore = ReturnType<typeof createCodeStore>

/** Creates the store of e-mailed codes: one per account and purpose, stored as a digest. */
export function createCodeStore(database: DatabaseSync) {
  const upsert = database.prepare(
    `INSERT INTO codes (sub, purpose, digest, tries_left, expires_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (sub, purpose) DO UPDATE SET
       digest = excluded.digest, tries_left = excluded.tries_left, expires_at = excluded.expires_at`,
  )
  const select = database.prepare('SELECT * FROM codes WHERE sub = ? AND purpose = ?')
  const countWrongAttempt = database.prepare(
    'UPDATE codes SET tries_left = tries_left - 1 WHERE sub = ? AND purpose = ?',
  )
  const remove = database.prepare('DELETE FROM codes WHERE sub = ? AND purpose = ?')
  const removeAll = database.prepare('DELETE FROM codes WHERE sub = ?')
  const prune = database.prepare('DELETE FROM codes WHERE expires_at <= ?')

  return {
    /** Stores a code, replacing an earlier one for the same purpose. */
    put(sub: string, purpose: string, { digest, triesLeft, expiresAt }: StoredCode, now: number): void {
      prune.run(now)
      upsert.run(sub, purpose, digest, triesLeft, expiresAt)
    },
    find(sub: string, purpose: string): StoredCode | undefined {
      const row = select.get(sub, purpose)
      return row && Row.parse(row)
    },
    countWrongAttempt: (sub: string, purpose: string) => void countWrongAttempt.run(sub, purpose),
    /** Deletes a code. Returns true only for the first of several concurrent callers. */
    consume: (sub: string, purpose: string): boolean => remove.run(sub, purpose).changes === 1,
    deleteAll: (sub: string) => void removeAll.run(sub),
  }
}
