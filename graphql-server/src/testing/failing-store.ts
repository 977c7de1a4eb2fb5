import type { CacheKey } from '../cache/kinds.ts'
import { createMemoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

type Write = 'set' | 'update' | 'delete'

/**
 * A store whose writes fail if `shouldFail` returns true. With `isStored`, the value is stored nevertheless, as when Redis loses a response or the
 * disk behind the memory store is full.
 */
export function failingStore(shouldFail: (write: Write, key: CacheKey) => boolean, isStored: boolean): Store {
  const memory = createMemoryStore()
  async function attempt<T>(name: Write, key: CacheKey, write: () => Promise<T>): Promise<T> {
    if (!shouldFail(name, key)) return write()
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
