import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Failure } from '../errors/failure.ts'
import { type CacheKey, isImmutable, storedKey } from './kinds.ts'
import { type Budgets, createMemoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

const minCompressedBytes = 8 * 1024
const gzipMagic = 0x1f

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Compression level. The lowest level is enough, because it shrinks a cached search to a tenth. */
const pack = (json: Buffer) => (json.length > minCompressedBytes ? compress(json, { level: 1 }) : json)
const unpack = (packed: Buffer) => (packed[0] === gzipMagic ? decompress(packed) : packed)

/** Lua script that replaces a value unless it has changed since it was read. An empty ARGV[1] means that there was no value. */
const replaceUnchanged = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
  return 1
`

const redisKey = (key: CacheKey) => `rihla:${storedKey(key)}`

/** Connects to Redis. Commands fail fast, because an agent must not wait for a cache. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 5000,
    connectTimeout: 3000,
    enableAutoPipelining: true,
  })
  redis.on('error', (error) => logger.error({ err: error }, 'Redis cannot be reached'))
  return redis
}

/**
 * Stores values in Redis, shared by several processes. Immutable values are also cached in this process as objects, so that a cached
 * search is parsed once and not for every page.
 */
export function createRedisStore(redis: Redis, budgets?: Budgets): Store {
  const localCache = createMemoryStore({ budgets })

  const run = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command
    } catch (error) {
      throw new Failure('INTERNAL_SERVER_ERROR', { cause: new Error('Redis did not respond', { cause: error }) })
    }
  }

  async function parse<T>(packed: Buffer | null): Promise<{ value: T; bytes: number } | undefined> {
    if (!packed) return undefined
    const json = await unpack(packed)
    return { value: JSON.parse(json.toString()) as T, bytes: json.length }
  }

  /** Returns an immutable value from the local cache, or reads and caches it. */
  async function readCached<T>(key: CacheKey): Promise<T | undefined> {
    const cached = await localCache.get<T>(key)
    if (cached !== undefined) return cached
    const [packed, seconds] = await run(Promise.all([redis.getBuffer(redisKey(key)), redis.ttl(redisKey(key))]))
    const parsed = await parse<T>(packed)
    // Another request may have cached the value meanwhile. Its object is kept, because callers cache results by the identity of the object.
    const cachedMeanwhile = await localCache.get<T>(key)
    if (cachedMeanwhile !== undefined || !parsed) return cachedMeanwhile
    if (seconds > 0) await localCache.set(key, parsed.value, { seconds, bytes: parsed.bytes })
    return parsed.value
  }

  return {
    get: async <T>(key: CacheKey) =>
      isImmutable(key) ? readCached<T>(key) : (await parse<T>(await run(redis.getBuffer(redisKey(key)))))?.value,
    set: async (key, value, { seconds }) => {
      const json = Buffer.from(JSON.stringify(value))
      await run(redis.set(redisKey(key), await pack(json), 'EX', seconds))
      if (isImmutable(key)) await localCache.set(key, value, { seconds, bytes: json.length })
    },
    async update<T>(
      key: CacheKey,
      change: (current: T | undefined) => T | undefined,
      { seconds }: { seconds: number },
    ) {
      for (;;) {
        const packed = await run(redis.getBuffer(redisKey(key)))
        const current = (await parse<T>(packed))?.value
        const value = change(current)
        if (value === undefined) return current
        const next = await pack(Buffer.from(JSON.stringify(value)))
        const isReplaced = await run(redis.eval(replaceUnchanged, 1, redisKey(key), packed ?? '', next, seconds))
        // Another caller was first. One of the competing callers always succeeds.
        if (isReplaced === 1) return value
      }
    },
    delete: async (key) => {
      await run(redis.del(redisKey(key)))
    },
    isReady: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    close: async () => {
      await localCache.close()
      redis.disconnect()
    },
  }
}
