/** Short-lived state between the steps: searches, quotes, lists. Nothing here must survive a restart. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Failure } from '../errors/failure.ts'

export type Store = {
  /** What was kept under the key; undefined when there is nothing, or it has expired. The caller knows what it kept. */
  get<T>(key: string): Promise<T | undefined>
  /** Keeps a plain value. `bytes` spares measuring a big one. */
  set(key: string, value: unknown, keep: { seconds: number; bytes?: number }): Promise<void>
  /** Gets and deletes in one step, so that of two takers one gets nothing. */
  take<T>(key: string): Promise<T | undefined>
  delete(key: string): Promise<void>
  close(): Promise<void>
}

type Entry = { value: unknown; bytes: number; expiresAt: number }

/** Keeps values in this process, as they are; the least recently used go when there is too much. Kept values must not be changed. */
export function memoryStore({ maxBytes = 256 * 1024 * 1024, now = Date.now } = {}): Store {
  // A Map keeps the order of insertion, which getting renews: the first entry is the one not used for longest.
  const entries = new Map<string, Entry>()
  let total = 0

  const drop = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    total -= entry.bytes
    return entry.expiresAt > now() ? entry : undefined
  }
  const put = (key: string, entry: Entry) => {
    entries.set(key, entry)
    total += entry.bytes
  }
  const makeRoom = () => {
    if (total > maxBytes) for (const [key, entry] of entries) if (entry.expiresAt <= now()) drop(key)
    for (const key of entries.keys()) {
      if (total <= maxBytes) return
      drop(key)
    }
  }

  return {
    async get<T>(key: string) {
      const entry = drop(key)
      if (entry) put(key, entry)
      return entry?.value as T | undefined
    },
    async set(key, value, { seconds, bytes }) {
      drop(key)
      put(key, { value, bytes: bytes ?? JSON.stringify(value).length, expiresAt: now() + seconds * 1000 })
      makeRoom()
    },
    async take<T>(key: string) {
      return drop(key)?.value as T | undefined
    },
    async delete(key) {
      drop(key)
    },
    async close() {
      entries.clear()
    },
  }
}

const prefix = 'rihla:'
const worthPacking = 8 * 1024
const gzipMark = 0x1f

const pack = (value: unknown): Buffer => {
  const json = Buffer.from(JSON.stringify(value))
  // Level 1: a kept search is written once and shrinks to a tenth even so.
  return json.length > worthPacking ? gzipSync(json, { level: 1 }) : json
}

const unpack = <T>(packed: Buffer | null): T | undefined => {
  if (!packed) return undefined
  const json = packed[0] === gzipMark ? gunzipSync(packed) : packed
  return JSON.parse(json.toString()) as T
}

/** Keeps values in Redis, for several processes. */
export function redisStore(url: string, logger: Logger): Store {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 5000, connectTimeout: 3000 })
  redis.on('error', (error) => logger.error({ err: error }, 'Redis cannot be reached'))

  const run = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command
    } catch (error) {
      throw new Failure('INTERNAL_SERVER_ERROR', { cause: new Error('Redis did not answer', { cause: error }) })
    }
  }
  return {
    get: async <T>(key: string) => unpack<T>(await run(redis.getBuffer(prefix + key))),
    set: async (key, value, { seconds }) => {
      await run(redis.set(prefix + key, pack(value), 'EX', seconds))
    },
    take: async <T>(key: string) => unpack<T>(await run(redis.getdelBuffer(prefix + key))),
    delete: async (key) => {
      await run(redis.del(prefix + key))
    },
    close: async () => {
      redis.disconnect()
    },
  }
}
