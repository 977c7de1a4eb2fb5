import { LRUCache } from 'lru-cache'
import { type CacheKey, type Pool, parseOwner, findPool, storedKey } from './kinds.ts'
import type { Store } from './store.ts'

const MB = 1024 * 1024

/** Memory limit of each pool, and the share that one owner may fill before its oldest values are evicted. */
export type Budgets = Record<Pool, { maxBytes: number; ownerBytes: number }>

/** Budgets of a process that may cache this many megabytes of searches. */
export const budgetsFor = (searchCacheMb: number): Budgets => ({
  searches: { maxBytes: searchCacheMb * MB, ownerBytes: (searchCacheMb / 3) * MB },
  lists: { maxBytes: 64 * MB, ownerBytes: 32 * MB },
  checkouts: { maxBytes: 48 * MB, ownerBytes: 8 * MB },
  sessions: { maxBytes: 16 * MB, ownerBytes: 16 * MB },
})

type Entry = { value: unknown; owner: string; bytes: number }

/** Creates a pool that evicts the least recently used values first, and an owner's own values when the owner exceeds its share. */
function createPool({ maxBytes, ownerBytes }: { maxBytes: number; ownerBytes: number }, now: () => number) {
  const owners = new Map<string, { bytes: number; keys: Set<string> }>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttlResolution: 0,
    perf: { now },
    dispose: ({ owner, bytes }, key) => {
      const usage = owners.get(owner)
      if (!usage?.keys.delete(key)) return
      usage.bytes -= bytes
      if (usage.keys.size === 0) owners.delete(owner)
    },
  })

  return {
    get: (key: string) => entries.get(key)?.value,
    peek: (key: string) => entries.peek(key)?.value,
    delete: (key: string) => void entries.delete(key),
    set(key: string, entry: Entry, seconds: number): void {
      entries.set(key, entry, { ttl: seconds * 1000 })
      if (!entries.has(key)) return
      const usage = owners.get(entry.owner) ?? { bytes: 0, keys: new Set() }
      owners.set(entry.owner, usage)
      usage.keys.add(key)
      usage.bytes += entry.bytes
      for (const oldest of usage.keys) {
        if (usage.bytes <= ownerBytes || oldest === key) break
        entries.delete(oldest)
      }
    },
    clear: () => entries.clear(),
  }
}

type Options = { now?: () => number; budgets?: Budgets | undefined }

/** Creates a store in this process. Values are not copied, so never mutate a stored value. */
export function createMemoryStore({ now = Date.now, budgets = budgetsFor(192) }: Options = {}): Store {
  const pools = {
    searches: createPool(budgets.searches, now),
    lists: createPool(budgets.lists, now),
    checkouts: createPool(budgets.checkouts, now),
    sessions: createPool(budgets.sessions, now),
  }
  const at = (key: CacheKey) => ({ pool: pools[findPool(key)], stored: storedKey(key) })

  return {
    async get<T>(key: CacheKey) {
      const { pool, stored } = at(key)
      return pool.get(stored) as T | undefined
    },
    async set(key, value, { seconds, bytes = JSON.stringify(value).length }) {
      const { pool, stored } = at(key)
      pool.set(stored, { value, owner: parseOwner(key), bytes }, seconds)
    },
    async update<T>(
      key: CacheKey,
      change: (current: T | undefined) => T | undefined,
      { seconds }: { seconds: number },
    ) {
      const { pool, stored } = at(key)
      const current = pool.peek(stored) as T | undefined
      const value = change(current)
      if (value === undefined) return current
      pool.set(stored, { value, owner: parseOwner(key), bytes: JSON.stringify(value).length }, seconds)
      return value
    },
    async delete(key) {
      const { pool, stored } = at(key)
      pool.delete(stored)
    },
    isReady: async () => true,
    async close() {
      for (const pool of Object.values(pools)) pool.clear()
    },
  }
}
