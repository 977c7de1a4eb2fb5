import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digest } from './secret-file.ts'

const lifetime = 30 * 24 * 60 * 60_000

const Row = z
  .object({ origin_jti: z.string(), sub: z.string(), auth_time: z.number(), ended_at: z.number().nullable() })
  .transform((row) => ({
    originJti: row.origin_jti,
    sub: row.sub,
    authTime: row.auth_time,
    hasEnded: row.ended_at !== null,
  }))
const Ended = z.object({ origin_jti: z.string(), auth_time: z.number() })

/** One sign-in: the refresh token and every token made from it live and end with this row. */
export type SignIn = Omit<z.output<typeof Row>, 'hasEnded'>

/**
 * The answer of a call that ended sign-ins; its body is empty. Which ones goes into a header that the public origin's proxy
 * takes off: tokens outlive their sign-in, and our servers refuse them from then on.
 */
export class EndedSignIns {
  readonly originJtis: readonly string[]

  constructor(originJtis: readonly string[]) {
    // A header has to stay short; the oldest sign-ins are the least likely to have a living token.
    this.originJtis = originJtis.slice(0, 200)
  }

  get headers(): Record<string, string> {
    return this.originJtis.length > 0 ? { 'x-ended-sign-ins': this.originJtis.join(',') } : {}
  }

  toJSON(): object {
    return {}
  }
}

export type SignIns = ReturnType<typeof signInsIn>

/** The only SQL about refresh tokens; of a token only its digest is kept. */
export function signInsIn(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO sign_ins (origin_jti, sub, refresh_digest, auth_time, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const byRefreshToken = database.prepare('SELECT * FROM sign_ins WHERE refresh_digest = ? AND expires_at > ?')
  const living = 'ended_at IS NULL AND expires_at > :now'
  const byOrigin = database.prepare(`SELECT 1 FROM sign_ins WHERE origin_jti = :originJti AND ${living}`)
  // An ended one stays until it would have expired, so that its refresh token is told from one that never was.
  const end = database.prepare(
    `UPDATE sign_ins SET ended_at = :now WHERE refresh_digest = :digest AND ${living} RETURNING origin_jti, auth_time`,
  )
  const endAll = database.prepare(
    `UPDATE sign_ins SET ended_at = :now WHERE sub = :sub AND origin_jti <> :kept AND ${living}
     RETURNING origin_jti, auth_time`,
  )
  const prune = database.prepare('DELETE FROM sign_ins WHERE expires_at <= ?')

  const newestFirst = (rows: unknown[]): string[] =>
    z
      .array(Ended)
      .parse(rows)
      .sort((one, other) => other.auth_time - one.auth_time)
      .map((row) => row.origin_jti)

  return {
    begin(signIn: SignIn, refreshToken: string, now: number): void {
      prune.run(now)
      insert.run(signIn.originJti, signIn.sub, digest(refreshToken), signIn.authTime, now + lifetime)
    },
    /** Also one that has ended. */
    find(refreshToken: string, now: number) {
      const row = byRefreshToken.get(digest(refreshToken), now)
      return row && Row.parse(row)
    },
    isLiving: (originJti: string, now: number): boolean => byOrigin.get({ originJti, now }) !== undefined,
    /** Says what was ended by it: one or nothing. */
    end: (refreshToken: string, now: number): string[] => newestFirst(end.all({ digest: digest(refreshToken), now })),
    /** Says what was ended by it; the sign-in `kept` goes on. */
    endAll: (sub: string, now: number, kept = ''): string[] => newestFirst(endAll.all({ sub, kept, now })),
  }
}
