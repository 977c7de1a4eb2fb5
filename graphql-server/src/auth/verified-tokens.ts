import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Options = { maxTokens?: number; now?: () => number }

/**
 * Caches the claims of verified tokens until they expire, because checking a signature costs as much as the rest of a small request. Check revocation
 * separately, on every request. Only digests of tokens are stored.
 */
export function createVerifiedTokens<Claims extends object>({ maxTokens = 5000, now = Date.now }: Options = {}) {
  const entries = new LRUCache<string, Claims>({ max: maxTokens, perf: { now }, ttlResolution: 0 })
  const hashToken = (token: string) => hash('sha256', token, 'base64')

  return {
    /** Claims of a previously verified token; undefined if it was not verified or has expired. */
    get: (token: string): Claims | undefined => entries.get(hashToken(token)),

    /** Stores the claims until `exp`, in seconds since 1970. */
    add(token: string, claims: Claims, exp: number): void {
      const ttl = exp * 1000 - now()
      if (ttl > 0) entries.set(hashToken(token), claims, { ttl })
    },
  }
}
