/** Sessions whose tokens are rejected before they expire, because a user pool cannot invalidate an id token. */
import type { CacheKey } from '../cache/kinds.ts'
import type { Store } from '../cache/store.ts'
import type { Viewer } from './token-verifier.ts'

/** Default lifetime of a refresh token in Amazon Cognito, during which a session can obtain new tokens. */
const refreshTokenSeconds = 30 * 24 * 3600

/** All sessions of a user that started before `at`, except one. */
type RevokedBefore = { at: number; exceptSessionId: string | undefined }

type Caller = Pick<Viewer, 'sub' | 'sessionId' | 'signedInAt'>

export type RevokedSessions = ReturnType<typeof createRevokedSessions>

/** Stores revoked sessions for all servers, so that each rejects sessions that another one revoked. */
export function createRevokedSessions(store: Store) {
  const sessionKey = (sessionId: string): CacheKey => `revoked-session:${sessionId}`
  const userKey = (sub: string): CacheKey => `revoked-before:${sub}`

  return {
    async has({ sub, sessionId, signedInAt }: Caller): Promise<boolean> {
      const [revoked, before] = await Promise.all([
        sessionId === undefined ? undefined : store.get<true>(sessionKey(sessionId)),
        store.get<RevokedBefore>(userKey(sub)),
      ])
      if (revoked === true) return true
      if (before === undefined || (sessionId !== undefined && sessionId === before.exceptSessionId)) return false
      // Token times are in whole seconds, so a session that starts in the same second is accepted. Known sessions are revoked by id.
      return signedInAt < before.at
    },

    async revoke(sessionIds: readonly string[]): Promise<void> {
      await Promise.all(sessionIds.map((id) => store.set(sessionKey(id), true, { seconds: refreshTokenSeconds })))
    },

    /** Revokes every session that started before `now`, including sessions unknown to this server. */
    async revokeAllBefore(now: Date, { sub }: Caller, exceptSessionId: string | undefined): Promise<void> {
      const before: RevokedBefore = { at: Math.floor(now.getTime() / 1000), exceptSessionId }
      await store.set(userKey(sub), before, { seconds: refreshTokenSeconds })
    },
  }
}
