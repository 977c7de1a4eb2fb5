import { setTimeout as wait } from 'node:timers/promises'
import type { CacheKey } from '../cache/kinds.ts'
import { createMemoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

const writeMs = 400

/**
 * A store that delays writes of one kind. The value becomes visible after the delay, as with a remote Redis, or before it, as with a busy disk
 * behind memory.
 */
export function slowStore(kind: string, visible: 'after the delay' | 'immediately' = 'after the delay'): Store {
  const memory = createMemoryStore()
  async function delayWrite<T>(key: CacheKey, write: () => Promise<T>): Promise<T> {
    if (!key.startsWith(`${kind}:`)) return write()
    if (visible === 'after the delay') await wait(writeMs)
    const result = await write()
    if (visible === 'immediately') await wait(writeMs)
    return result
  }
  return {
    ...memory,
    set: (key, value, options) => delayWrite(key, () => memory.set(key, value, options)),
    update: (key, change, options) => delayWrite(key, () => memory.update(key, change, options)),
  }
}
