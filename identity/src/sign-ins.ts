import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digest } from './kept-file.ts'

const lifetime = 30 * 24 * 60 * 60_000

const Row = z
  .object({ origin_jti: z.string(), sub: z.string(), auth_time: z.number() })
  .transform((row) => ({ originJti: row.origin_jti, sub: row.sub, authTime: row.auth_time }))

/** One sign-in: the refresh token and every token made from it live and end with this row. */
export type SignIn = z.output<typeof Row>

export type SignIns = ReturnType<typeof signInsIn>

/** The only SQL about refresh tokens; of a token only its digest is kept. */
export function signInsIn(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO sign_ins (origin_jti, sub, refresh_digest, auth_time, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const byRefreshToken = database.prepare('SELECT * FROM sign_ins WHERE refresh_digest = ? AND expires_at > ?')
  const byOrigin = database.prepare('SELECT 1 FROM sign_ins WHERE origin_jti = ? AND expires_at > ?')
  const remove = database.prepare('DELETE FROM sign_ins WHERE refresh_digest = ?')
  const removeAll = database.prepare('DELETE FROM sign_ins WHERE sub = ?')
  const prune = database.prepare('DELETE FROM sign_ins WHERE expires_at <= ?')

  return {
    begin(signIn: SignIn, refreshToken: string, now: number): void {
      prune.run(now)
      insert.run(signIn.originJti, signIn.sub, digest(refreshToken), signIn.authTime, now + lifetime)
    },
    find(refreshToken: string, now: number): SignIn | undefined {
      const row = byRefreshToken.get(digest(refreshToken), now)
      return row && Row.parse(row)
    },
    isLiving: (originJti: string, now: number): boolean => byOrigin.get(originJti, now) !== undefined,
    end: (refreshToken: string) => void remove.run(digest(refreshToken)),
    endAll: (sub: string) => void removeAll.run(sub),
  }
}
