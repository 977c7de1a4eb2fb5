import { setTimeout as wait } from 'node:timers/promises'
import type { CacheKey } from '../cache/kinds.ts'
import { memoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

const writeMs = 400

/**
 * A store that delays writes of one kind: before others see the value, like a remote Redis, or after, like a busy disk behind memory
 * does.
 */
export function slowStore(kind: string, seen: 'after the delay' | 'at once' = 'after the delay'): Store {
  const memory = memoryStore()
  async function slowly<T>(key: CacheKey, write: () => Promise<T>): Promise<T> {
    if (!key.startsWith(`${kind}:`)) return write()
    if (seen === 'after the delay') await wait(writeMs)
    const written = await write()
    if (seen === 'at once') await wait(writeMs)
    return written
  }
  return {
    ...memory,
    set: (key, value, options) => slowly(key, () => memory.set(key, value, options)),
    update: (key, change, options) => slowly(key, () => memory.update(key, change, options)),
  }
}
