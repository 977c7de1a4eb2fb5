import type { CacheKey } from '../cache/kinds.ts'
import { memoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

type Write = 'set' | 'update' | 'delete'

/**
 * A store whose writes fail if `fails` returns true. With `isStored` others still see the value, as with a full disk behind memory or a
 * lost response of Redis.
 */
export function failingStore(fails: (write: Write, key: CacheKey) => boolean, isStored: boolean): Store {
  const memory = memoryStore()
  async function attempt<T>(name: Write, key: CacheKey, write: () => Promise<T>): Promise<T> {
    const isFailing = fails(name, key)
    if (!isFailing) return write()
    if (isStored) await write()
    throw new Error('the store does not respond')
  }
  return {
    ...memory,
    set: (key, value, options) => attempt('set', key, () => memory.set(key, value, options)),
    update: (key, change, options) => attempt('update', key, () => memory.update(key, change, options)),
    delete: (key) => attempt('delete', key, () => memory.delete(key)),
  }
}
