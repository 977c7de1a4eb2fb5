import { setTimeout as wait } from 'node:timers/promises'
import type { CacheKey } from '../cache/kinds.ts'
import { memoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

const writeMs = 400

/** A store that takes its time to write values of one kind, as a busy disk or a distant Redis does. */
export function slowStore(kind: string, memory: Store = memoryStore()): Store {
  const untilWritten = async (key: CacheKey) => {
    if (key.startsWith(`${kind}:`)) await wait(writeMs)
  }
  return {
    ...memory,
    set: async (key, value, options) => (await untilWritten(key), memory.set(key, value, options)),
    add: async (key, value, options) => (await untilWritten(key), memory.add(key, value, options)),
    update: async (key, change, options) => (await untilWritten(key), memory.update(key, change, options)),
  }
}
