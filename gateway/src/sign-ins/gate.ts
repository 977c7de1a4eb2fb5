import { randomUUID } from 'node:crypto'
import type { TokenClaims } from '#src/auth.ts'
import type { Db } from '#src/database/db.ts'
import type { Clock } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'
import { readSignIn, type SignInState, writeSeen } from './repository.ts'

/** Another process that ends a sign-in is heard of after this at the latest, and a call costs no read within it. */
const KNOWN_MS = 1500

/** How exactly it is kept when a sign-in was last seen. */
const SEEN_EVERY_MS = 60_000

/** Far more than call within `KNOWN_MS`; then all of it is read anew. */
const MOST_KNOWN = 20_000

interface Known {
  readonly readAt: number
  readonly state: Promise<SignInState>
  notedAt: number
}

export type SignInGate = ReturnType<typeof createSignInGate>

/**
 * Whether a token's sign-in has ended. Also one that was never seen here ends with all the others, if it began in an earlier second:
 * tokens tell time in seconds, and whoever signs in anew at once is let in. Those that were seen are ended one by one.
 */
export function hasEnded(
  { originJti, authTime, issuedAt }: Pick<TokenClaims, 'originJti' | 'authTime' | 'issuedAt'>,
  { endedAt, cut }: SignInState,
): boolean {
  if (endedAt) return true
  if (!cut || (originJti !== null && originJti === cut.kept)) return false
  return Math.min(authTime, issuedAt) * 1000 < cut.at.getTime()
}

/** Lets calls in whose sign-in has not ended, and notes where agents are signed in. */
export function createSignInGate(db: Db, clock: Clock) {
  const known = new Map<string, Known>()
  const keyOf = (sub: string, originJti: string | null) => `${sub} ${originJti ?? ''}`

  function read({ sub, originJti }: TokenClaims): Known {
    const now = clock().getTime()
    const key = keyOf(sub, originJti)
    const present = known.get(key)
    if (present && now - present.readAt < KNOWN_MS) return present
    if (known.size >= MOST_KNOWN) known.clear()
    const state = readSignIn(db, sub, originJti)
    const fresh: Known = { readAt: now, state, notedAt: present?.notedAt ?? Number.NEGATIVE_INFINITY }
    known.set(key, fresh)
    // What could not be read is not known.
    state.catch(() => known.delete(key))
    return fresh
  }

  return {
    /** Throws 401 when the sign-in of the token has ended. */
    async check(claims: TokenClaims): Promise<void> {
      if (hasEnded(claims, await read(claims).state)) {
        throw new HttpError(401, 'UNAUTHENTICATED', 'The sign-in has ended.')
      }
    },

    /** Notes that the sign-in was seen, once a minute. The agent must be a row by now. */
    async note(claims: TokenClaims, userAgent: string | null): Promise<void> {
      const { sub, originJti, authTime } = claims
      if (originJti === null) return
      const now = clock()
      const entry = read(claims)
      const { lastSeenAt } = await entry.state
      const seenAt = Math.max(entry.notedAt, lastSeenAt?.getTime() ?? Number.NEGATIVE_INFINITY)
      if (now.getTime() - seenAt < SEEN_EVERY_MS) return
      entry.notedAt = now.getTime()
      const startedAt = new Date(authTime * 1000)
      await writeSeen(db, { id: randomUUID(), userSub: sub, originJti, startedAt, userAgent, now })
    },

    /** Reads anew at the next call of the agent: something has ended. */
    forget(sub: string): void {
      const ofUser = keyOf(sub, '')
      for (const key of known.keys()) if (key.startsWith(ofUser)) known.delete(key)
    },
  }
}
