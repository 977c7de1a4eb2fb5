import { openJournal } from './journal.ts'
import { type CacheKey, isDurable, storedKey } from './kinds.ts'
import type { Store } from './store.ts'

type Options = {
  now?: () => number
  /** Converts a value that an earlier process stored. */
  revive?: (value: unknown) => unknown
}

/**
 * Opens a memory store that also writes values of durable kinds to a file. These values survive a crash, because they are on disk before `set` and
 * `update` resolve.
 */
export async function openDurableStore(
  memory: Store,
  file: string,
  { now = Date.now, revive = (value) => value }: Options = {},
): Promise<Store> {
  const journal = await openJournal(file, now())
  for (const { key, value, expiresAt } of journal.entries) {
    const [cacheKey, isCurrent] = readStoredKey(key)
    if (isCurrent) await memory.set(cacheKey, revive(value), { seconds: (expiresAt - now()) / 1000 })
  }
  const write = (key: CacheKey, value: unknown, seconds: number) =>
    journal.append({ key: storedKey(key), value, expiresAt: now() + seconds * 1000 })
  const remove = (key: CacheKey) => journal.append({ key: storedKey(key), expiresAt: 0 })

  const running = new Map<CacheKey, Promise<unknown>>()
  /** Serializes changes of a key, so that memory and file end up with the same value. */
  function serialize<Result>(key: CacheKey, change: () => Promise<Result>): Promise<Result> {
    const next = (running.get(key) ?? Promise.resolve()).then(change, change)
    running.set(key, next)
    const forget = () => void (running.get(key) === next && running.delete(key))
    next.then(forget, forget)
    return next
  }

  return {
    ...memory,
    async set(key, value, options) {
      if (!isDurable(key)) return memory.set(key, value, options)
      return serialize(key, async () => {
        await write(key, value, options.seconds)
        await memory.set(key, value, options)
      })
    },
    async update<T>(key: CacheKey, change: (current: T | undefined) => T | undefined, options: { seconds: number }) {
      if (!isDurable(key)) return memory.update(key, change, options)
      return serialize(key, async () => {
        let changed: T | undefined
        const value = await memory.update<T>(key, (current) => (changed = change(current)), options)
        if (changed !== undefined) await write(key, changed, options.seconds)
        return value
      })
    },
    async delete(key) {
      if (!isDurable(key)) return memory.delete(key)
      return serialize(key, async () => {
        await memory.delete(key)
        await remove(key)
      })
    },
    async close() {
      await journal.close()
      await memory.close()
    },
  }
}

/** Parses a stored key. `isCurrent` is whether this release can read the key's version. */
function readStoredKey(stored: string): [key: CacheKey, isCurrent: boolean] {
  const key = stored.replace(/^([a-z-]+)\.\d+:/, '$1:') as CacheKey
  return [key, isDurable(key) && storedKey(key) === stored]
}
