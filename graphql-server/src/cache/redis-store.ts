import { gunzipSync, gzipSync } from 'node:zlib'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Failure } from '../errors/failure.ts'
import { type CacheKey, storedKey } from './kinds.ts'
import type { Store } from './store.ts'

const minCompressedBytes = 8 * 1024
const gzipMagic = 0x1f

const pack = (value: unknown): Buffer => {
  const json = Buffer.from(JSON.stringify(value))
  // Level 1: a cached search is written once and shrinks to a tenth even so.
  return json.length > minCompressedBytes ? gzipSync(json, { level: 1 }) : json
}

const unpack = <T>(packed: Buffer | null): T | undefined => {
  if (!packed) return undefined
  const json = packed[0] === gzipMagic ? gunzipSync(packed) : packed
  return JSON.parse(json.toString()) as T
}

const redisKey = (key: CacheKey) => `rihla:${storedKey(key)}`

/** Connects to Redis. Commands fail fast: an agent must not wait for a cache. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 5000, connectTimeout: 3000 })
  redis.on('error', (error) => logger.error({ err: error }, 'Redis cannot be reached'))
  return redis
}

/** Stores values in Redis, shared by several processes. */
export function redisStore(redis: Redis): Store {
  const run = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command
    } catch (error) {
      throw new Failure('INTERNAL_SERVER_ERROR', { cause: new Error('Redis did not answer', { cause: error }) })
    }
  }
  return {
    get: async <T>(key: CacheKey) => unpack<T>(await run(redis.getBuffer(redisKey(key)))),
    set: async (key, value, { seconds }) => {
      await run(redis.set(redisKey(key), pack(value), 'EX', seconds))
    },
    take: async <T>(key: CacheKey) => unpack<T>(await run(redis.getdelBuffer(redisKey(key)))),
    delete: async (key) => {
      await run(redis.del(redisKey(key)))
    },
    isReady: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    close: async () => {
      redis.disconnect()
    },
  }
}
