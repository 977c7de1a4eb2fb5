import { randomUUID } from 'node:crypto'
import type { Db } from '#src/database/db.ts'
import type { Clock } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'
import type { TokenClaims } from './id-token.ts'
import { readSession, recordLastSeen, type SessionState } from './repository.ts'

/** Lifetime of a cached state. A revocation by another process takes effect within this time. */
const CACHE_MS = 1500

/** Resolution of `last_seen_at`. */
const SEEN_INTERVAL_MS = 60_000

/** Maximum number of cached states, far more than the sessions that can be active within `CACHE_MS`. At this size, the cache is cleared. */
const MAX_CACHED = 20_000

interface CachedState {
  readonly readAt: number
  readonly state: Promise<SessionState>
  recordedAt: number
}

export type SessionGate = ReturnType<typeof createSessionGate>

/**
 * Whether the session of a token is revoked. A cutoff also revokes sessions that were never recorded, if they started in an earlier
 * second: tokens contain whole seconds, and a person who signs in again immediately must be accepted.
 */
export function isRevoked(
  { originJti, authTime, issuedAt }: Pick<TokenClaims, 'originJti' | 'authTime' | 'issuedAt'>,
  state: SessionState,
): boolean {
  if (state.isRevoked) return true
  const { cutoff } = state
  if (!cutoff || (originJti !== null && originJti === cutoff.exceptOriginJti)) return false
  return Math.min(authTime, issuedAt) * 1000 < cutoff.startedBefore.getTime()
}

/** Rejects calls from revoked sessions, and records where agents are signed in. */
export function createSessionGate(db: Db, clock: Clock) {
  const cache = new Map<string, CachedState>()
  const toKey = (sub: string, originJti: string | null) => `${sub} ${originJti ?? ''}`

  function readCachedState({ sub, originJti }: TokenClaims): CachedState {
    const now = clock().getTime()
    const key = toKey(sub, originJti)
    const cached = cache.get(key)
    if (cached && now - cached.readAt < CACHE_MS) return cached
    if (cache.size >= MAX_CACHED) cache.clear()
    const state = readSession(db, sub, originJti)
    const fresh: CachedState = { readAt: now, state, recordedAt: cached?.recordedAt ?? Number.NEGATIVE_INFINITY }
    cache.set(key, fresh)
    // A failed read must not be cached.
    state.catch(() => cache.delete(key))
    return fresh
  }

  const invalidate = (matches: (key: string) => boolean) => {
    for (const key of cache.keys()) if (matches(key)) cache.delete(key)
  }

  return {
    /** Throws 401 if the session of the token is revoked. */
    async check(claims: TokenClaims): Promise<void> {
      if (isRevoked(claims, await readCachedState(claims).state)) {
        throw new HttpError(401, 'UNAUTHENTICATED', 'The session is revoked.')
      }
    },

    /** Records the use of a session, at most once a minute. The agent must already be stored. */
    async recordUse(claims: TokenClaims, userAgent: string | null): Promise<void> {
      const { sub, originJti, authTime } = claims
      if (originJti === null) return
      const now = clock()
      const entry = readCachedState(claims)
      const { lastSeenAt } = await entry.state
      const seenAt = Math.max(entry.recordedAt, lastSeenAt?.getTime() ?? Number.NEGATIVE_INFINITY)
      if (now.getTime() - seenAt < SEEN_INTERVAL_MS) return
      entry.recordedAt = now.getTime()
      const startedAt = new Date(authTime * 1000)
      await recordLastSeen(db, { id: randomUUID(), userSub: sub, originJti, startedAt, userAgent, now })
    },

    /** Drops the cached states of an agent after a revocation. */
    invalidateUser: (sub: string) => invalidate((key) => key.startsWith(toKey(sub, ''))),

    /** Drops the cached states of sessions after a revocation. */
    invalidateOrigins(originJtis: readonly string[]): void {
      const revoked = new Set(originJtis)
      invalidate((key) => revoked.has(key.slice(key.indexOf(' ') + 1)))
    },
  }
}
