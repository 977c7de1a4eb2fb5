import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '../errors/failure.ts'
import { storedKey } from './kinds.ts'
import { createMemoryStore } from './memory-store.ts'
import { connectRedis, createRedisStore } from './redis-store.ts'
import type { Store } from './store.ts'
import { startRedis } from '../testing/redis.ts'

const logger = pino({ level: 'silent' })
const large = { hotels: Array.from({ length: 2000 }, (_, index) => ({ name: `فندق ${index}`, price: 21302 })) }

let redis: Awaited<ReturnType<typeof startRedis>>
const stores: Record<string, Store> = {}

beforeAll(async () => {
  redis = await startRedis()
  stores['memory'] = createMemoryStore()
  stores['redis'] = createRedisStore(connectRedis(redis.url, logger))
})
afterAll(async () => {
  for (const store of Object.values(stores)) await store.close()
  await redis.stop()
})

const findStore = (name: string): Store => {
  const store = stores[name]
  if (!store) throw new Error(name)
  return store
}

describe.each(['memory', 'redis'])('store in %s', (name) => {
  test('returns the stored value, small or large', async () => {
    const store = findStore(name)
    await store.set('quote:agent:small', { a: [1, 'ü'] }, { seconds: 60 })
    await store.set('search:agent:large', large, { seconds: 60 })
    expect(await store.get('quote:agent:small')).toEqual({ a: [1, 'ü'] })
    expect(await store.get('search:agent:large')).toEqual(large)
    expect(await store.get('quote:agent:missing')).toBeUndefined()
  })

  test('replaces and deletes values', async () => {
    const store = findStore(name)
    await store.set('quote:agent:key', 1, { seconds: 60 })
    await store.set('quote:agent:key', 2, { seconds: 60 })
    expect(await store.get('quote:agent:key')).toBe(2)
    await store.delete('quote:agent:key')
    expect(await store.get('quote:agent:key')).toBeUndefined()
  })

  test('applies the changes from fifty simultaneous callers', async () => {
    const store = findStore(name)
    const more = 'x'.repeat(20_000)
    const count = () =>
      store.update<{ count: number; more: string }>(
        'attempt:agent:count',
        (current) => ({ count: (current?.count ?? 0) + 1, more }),
        { seconds: 60 },
      )
    const counts = await Promise.all(Array.from({ length: 50 }, count))
    expect(counts.map((value) => value?.count).toSorted((left = 0, right = 0) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
    expect(await store.get('attempt:agent:count')).toEqual({ count: 50, more })
  })

  test('leaves a value unchanged when an update returns undefined', async () => {
    const store = findStore(name)
    const skipUpdate = () => store.update<string>('attempt:agent:skipped', () => undefined, { seconds: 60 })
    expect(await skipUpdate()).toBeUndefined()
    await store.set('attempt:agent:skipped', 'first', { seconds: 60 })
    expect(await skipUpdate()).toBe('first')
    expect(await store.get('attempt:agent:skipped')).toBe('first')
  })
})

describe('memory store', () => {
  test('expires values', async () => {
    let now = 1000
    const store = createMemoryStore({ now: () => now })
    await store.set('quote:agent:key', 'value', { seconds: 10 })
    now = 10_999
    expect(await store.get('quote:agent:key')).toBe('value')
    now = 11_001
    expect(await store.get('quote:agent:key')).toBeUndefined()
    expect(await store.update('quote:agent:key', () => undefined, { seconds: 10 })).toBeUndefined()
  })

  const small = { maxBytes: 100, ownerBytes: 100 }
  const budgets = { searches: small, lists: small, checkouts: small, sessions: small }

  test('evicts the least recently used value when a pool is full', async () => {
    const store = createMemoryStore({ budgets })
    const readStored = async () => {
      const values = await Promise.all((['a', 'b', 'c'] as const).map((id) => store.get(`search:${id}:1`)))
      return values.filter((value) => value !== undefined)
    }
    await store.set('search:a:1', 'a', { seconds: 60, bytes: 40 })
    await store.set('search:b:1', 'b', { seconds: 60, bytes: 40 })
    await store.get('search:a:1')
    await store.set('search:c:1', 'c', { seconds: 60, bytes: 40 })
    expect(await readStored()).toEqual(['a', 'c'])
  })

  test('never evicts a checkout in favor of a search', async () => {
    const store = createMemoryStore({ budgets })
    await store.set('quote:agent:1', 'held rooms', { seconds: 900, bytes: 40 })
    for (let id = 0; id < 300; id += 1) await store.set(`search:other:${id}`, id, { seconds: 1800, bytes: 40 })
    expect(await store.get('quote:agent:1')).toBe('held rooms')
  })

  test('evicts an owner’s oldest values before those of other owners', async () => {
    const store = createMemoryStore({ budgets: { ...budgets, searches: { maxBytes: 1000, ownerBytes: 100 } } })
    await store.set('search:agent:1', 'mine', { seconds: 60, bytes: 40 })
    for (let id = 0; id < 20; id += 1) await store.set(`search:greedy:${id}`, id, { seconds: 60, bytes: 40 })
    expect(await store.get('search:agent:1')).toBe('mine')
    expect(await store.get('search:greedy:17')).toBeUndefined()
    expect(await store.get('search:greedy:19')).toBe(19)
  })

  test('returns the same object, so that a large search is not parsed again', async () => {
    const store = createMemoryStore()
    await store.set('search:agent:large', large, { seconds: 60 })
    expect(await store.get('search:agent:large')).toBe(large)
  })
})

test('adds the version of the value’s kind to every stored key', () => {
  expect(storedKey('quote:agent:1')).toMatch(/^quote\.\d+:agent:1$/)
})

describe('Redis store', () => {
  test('parses a search once in each process, and expires it there too', async () => {
    const [one, other] = [
      createRedisStore(connectRedis(redis.url, logger)),
      createRedisStore(connectRedis(redis.url, logger)),
    ]
    await one.set('search:agent:shared', large, { seconds: 1 })
    const [first, second] = await Promise.all([other.get('search:agent:shared'), other.get('search:agent:shared')])
    expect(first).toEqual(large)
    expect(second).toBe(first)
    expect(await other.get('search:agent:shared')).toBe(first)
    expect(await one.get('search:agent:shared')).toBe(large)
    await expect.poll(() => other.get('search:agent:shared'), { timeout: 5000 }).toBeUndefined()
    await Promise.all([one.close(), other.close()])
  })

  test('reads changes made by another process', async () => {
    const [one, other] = [
      createRedisStore(connectRedis(redis.url, logger)),
      createRedisStore(connectRedis(redis.url, logger)),
    ]
    await one.set('bookings:company:1', { rows: 1 }, { seconds: 60 })
    expect(await other.get('bookings:company:1')).toEqual({ rows: 1 })
    await one.set('bookings:company:1', { rows: 2 }, { seconds: 60 })
    expect(await other.get('bookings:company:1')).toEqual({ rows: 2 })
    await Promise.all([one.close(), other.close()])
  })

  test('sets an expiry on every key', async () => {
    const { Redis } = await import('ioredis')
    const client = new Redis(redis.url)
    await findStore('redis').set('quote:agent:ending', 1, { seconds: 60 })
    expect(await client.ttl(`rihla:${storedKey('quote:agent:ending')}`)).toBeGreaterThan(0)
    client.disconnect()
  })

  test('reports a coded error and becomes unready while Redis is down', async () => {
    const other = await startRedis()
    const store = createRedisStore(connectRedis(other.url, logger))
    await store.set('quote:agent:key', 1, { seconds: 60 })
    await other.stop()
    const error = await store.get('quote:agent:key').catch((thrown: unknown) => thrown)
    expect(await store.isReady()).toBe(false)
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    await store.close()
  })
})
