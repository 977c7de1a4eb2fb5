/** Limits costly calls per agent per minute, counted across all servers that share a Redis. */
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../errors/failure.ts'

export type RequestLimits = {
  /** Counts a search that calls the suppliers. Throws RATE_LIMITED over the limit. */
  search(sub: string): Promise<void>
  /** Counts a request to hold rooms. Throws RATE_LIMITED over the limit. */
  hold(sub: string): Promise<void>
}

type Limits = { searchesPerMinute: number; holdsPerMinute: number }

export function createRequestLimits(limits: Limits, redis: Redis | undefined): RequestLimits {
  const createCounter = (name: string, points: number) => {
    const options = { keyPrefix: `rihla:limit:${name}`, points, duration: 60 }
    const memory = new RateLimiterMemory(options)
    // While Redis is unavailable, each process counts separately.
    const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory
    return async (sub: string) => {
      try {
        await limiter.consume(sub)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Failure('RATE_LIMITED', {
          cause: `more than ${points} ${name} in a minute`,
          retryAfter: Math.ceil(error.msBeforeNext / 1000),
        })
      }
    }
  }
  return {
    search: createCounter('searches', limits.searchesPerMinute),
    hold: createCounter('holds', limits.holdsPerMinute),
  }
}
