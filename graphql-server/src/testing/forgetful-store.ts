import { createMemoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

/** A store that discards everything, so every read misses. */
export const forgetfulStore = (): Store => ({
  ...createMemoryStore(),
  set: async () => {},
  update: async (_key, change) => change(undefined),
})
