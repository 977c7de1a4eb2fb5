import { hash } from 'node:crypto'

type Entry<Caller> = { caller: Caller; endsAt: number }

/**
 * What verified tokens say, until they end: checking a signature costs as much as the rest of a small request. Whatever else may make a
 * token worthless, a list of signed-out ones above all, has to be asked before this. Tokens themselves are not kept, only their digests.
 */
export function verifiedTokens<Caller>({ most = 5000, now = Date.now } = {}) {
  // A Map keeps the order of insertion, which every use renews: the first entry is the one not used for longest.
  const entries = new Map<string, Entry<Caller>>()
  const keyOf = (token: string) => hash('sha256', token, 'base64')

  return {
    /** What a token said when it was verified; undefined when it never was, or has ended. */
    get(token: string): Caller | undefined {
      const key = keyOf(token)
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.endsAt <= now()) return undefined
      entries.set(key, entry)
      return entry.caller
    },

    /** Remembers a token that ends at `exp`, in seconds since 1970. */
    add(token: string, caller: Caller, exp: number): void {
      entries.set(keyOf(token), { caller, endsAt: exp * 1000 })
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
  }
}
