import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digest } from '#src/tokens/secret-file.ts'
import { normalizeUsername } from '#src/users/users.ts'

const LIFETIME_MS = 3 * 60_000

const Exchange = z.object({ clientPublic: z.string(), secret: z.string(), serverPublic: z.string() })
const Row = z
  .object({ kind: z.string(), sub: z.string(), username: z.string(), exchange: z.string().nullable() })
  .transform((row) => ({
    ...row,
    exchange: row.exchange === null ? undefined : Exchange.parse(JSON.parse(row.exchange)),
  }))

/** A challenge that awaits a response. */
export type Challenge = z.output<typeof Row>

/** Whether a challenge belongs to a user, identified by sub or by the user name entered at sign-in. */
export const isChallengeOf = (challenge: Challenge, username: string): boolean =>
  [challenge.sub, challenge.username].includes(normalizeUsername(username))

export type ChallengeStore = ReturnType<typeof createChallengeStore>

/** Creates the store of open challenges. */
export function createChallengeStore(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO challenges (id_digest, kind, sub, username, exchange, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM challenges WHERE id_digest = ? AND expires_at > ?')
  const remove = database.prepare('DELETE FROM challenges WHERE id_digest = ?')
  const removeAll = database.prepare('DELETE FROM challenges WHERE sub = ?')
  const prune = database.prepare('DELETE FROM challenges WHERE expires_at <= ?')

  return {
    open(id: string, { kind, sub, username, exchange }: Challenge, now: number): void {
      prune.run(now)
      const stored = exchange ? JSON.stringify(exchange) : null
      insert.run(digest(id), kind, sub, normalizeUsername(username), stored, now + LIFETIME_MS)
    },
    find(id: string, now: number): Challenge | undefined {
      const row = select.get(digest(id), now)
      return row && Row.parse(row)
    },
    /** Deletes a challenge. Returns true only for the first of several concurrent callers. */
    close: (id: string): boolean => remove.run(digest(id)).changes === 1,
    closeAll: (sub: string) => void removeAll.run(sub),
  }
}
