import { memoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'

/** A store that discards everything, so that nothing is read from the cache. */
export const forgetfulStore = (): Store => ({
  ...memoryStore(),
  set: async () => {},
  update: async (_key, change) => change(undefined),
})
