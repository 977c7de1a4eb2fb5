import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digest } from './secret-file.ts'

const LIFETIME_MS = 30 * 24 * 60 * 60_000

const Row = z
  .object({ origin_jti: z.string(), sub: z.string(), auth_time: z.number(), revoked_at: z.number().nullable() })
  .transform((row) => ({
    originJti: row.origin_jti,
    sub: row.sub,
    authTime: row.auth_time,
    isRevoked: row.revoked_at !== null,
  }))
const RevokedRow = z.object({ origin_jti: z.string(), auth_time: z.number() })

/** A session, which begins with a sign-in: its refresh token and all tokens issued from it. */
export type Session = Omit<z.output<typeof Row>, 'isRevoked'>

/**
 * Response to a call that revoked sessions. Its body is empty. A header lists the sessions, because their tokens have not expired and the
 * servers must reject them. The proxy of the public origin reads and removes the header.
 */
export class RevokedSessions {
  readonly originJtis: readonly string[]

  constructor(originJtis: readonly string[]) {
    // Keeps the header short. The oldest sessions are the least likely to have an unexpired token.
    this.originJtis = originJtis.slice(0, 200)
  }

  get headers(): Record<string, string> {
    return this.originJtis.length > 0 ? { 'x-revoked-sessions': this.originJtis.join(',') } : {}
  }

  toJSON(): object {
    return {}
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

/** Creates the store of sessions. Refresh tokens are stored as digests. */
export function createSessionStore(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO sessions (origin_jti, sub, refresh_digest, auth_time, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const selectByRefreshToken = database.prepare('SELECT * FROM sessions WHERE refresh_digest = ? AND expires_at > ?')
  const activeCondition = 'revoked_at IS NULL AND expires_at > :now'
  const selectActive = database.prepare(`SELECT 1 FROM sessions WHERE origin_jti = :originJti AND ${activeCondition}`)
  // Revoked sessions are kept until they would have expired, so that their refresh tokens get a specific error.
  const revoke = database.prepare(
    `UPDATE sessions SET revoked_at = :now WHERE refresh_digest = :digest AND ${activeCondition} RETURNING origin_jti, auth_time`,
  )
  const revokeAll = database.prepare(
    `UPDATE sessions SET revoked_at = :now WHERE sub = :sub AND origin_jti <> :except AND ${activeCondition}
     RETURNING origin_jti, auth_time`,
  )
  const prune = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')

  /** Returns the `origin_jti`s of revoked sessions, newest session first. */
  const listOriginJtis = (rows: unknown[]): string[] =>
    z
      .array(RevokedRow)
      .parse(rows)
      .sort((one, other) => other.auth_time - one.auth_time)
      .map((row) => row.origin_jti)

  return {
    add(session: Session, refreshToken: string, now: number): void {
      prune.run(now)
      insert.run(session.originJti, session.sub, digest(refreshToken), session.authTime, now + LIFETIME_MS)
    },
    /** Finds an unexpired session by its refresh token, even if it is revoked. */
    find(refreshToken: string, now: number) {
      const row = selectByRefreshToken.get(digest(refreshToken), now)
      return row && Row.parse(row)
    },
    isActive: (originJti: string, now: number): boolean => selectActive.get({ originJti, now }) !== undefined,
    /** Returns the `origin_jti` of the session that was revoked, if any. */
    revoke: (refreshToken: string, now: number): string[] =>
      listOriginJtis(revoke.all({ digest: digest(refreshToken), now })),
    /** Revokes all sessions of a user except `except`, and returns their `origin_jti`s. */
    revokeAll: (sub: string, now: number, except = ''): string[] => listOriginJtis(revokeAll.all({ sub, except, now })),
  }
}
