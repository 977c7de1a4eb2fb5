import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '../errors/failure.ts'
import { type Store, memoryStore, redisStore } from './store.ts'
import { listen } from '../testing/listen.ts'

const logger = pino({ level: 'silent' })
const large = { hotels: Array.from({ length: 2000 }, (_, index) => ({ name: `فندق ${index}`, price: 21302 })) }

/** Starts a Redis of our own; a machine without one fails here, as nothing is skipped. */
async function startRedis() {
  const { port, close } = await listen(createServer())
  await close()
  const child = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  await new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error('redis-server is missing: apt-get install redis-server')))
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready to accept connections')) resolve()
    })
  })
  return { url: `redis://127.0.0.1:${port}`, child }
}

const stop = async (child: ChildProcess) => {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

let redis: Awaited<ReturnType<typeof startRedis>>
const stores: Record<string, Store> = {}

beforeAll(async () => {
  redis = await startRedis()
  stores['memory'] = memoryStore()
  stores['redis'] = redisStore(redis.url, logger)
})
afterAll(async () => {
  for (const store of Object.values(stores)) await store.close()
  await stop(redis.child)
})

const named = (name: string): Store => {
  const store = stores[name]
  if (!store) throw new Error(name)
  return store
}

describe.each(['memory', 'redis'])('the store in %s', (name) => {
  test('gives back what was set, small or large', async () => {
    const store = named(name)
    await store.set('small', { a: [1, 'ü'] }, { seconds: 60 })
    await store.set('large', large, { seconds: 60 })
    expect(await store.get('small')).toEqual({ a: [1, 'ü'] })
    expect(await store.get('large')).toEqual(large)
    expect(await store.get('nothing')).toBeUndefined()
  })

  test('replaces and deletes', async () => {
    const store = named(name)
    await store.set('key', 1, { seconds: 60 })
    await store.set('key', 2, { seconds: 60 })
    expect(await store.get('key')).toBe(2)
    await store.delete('key')
    expect(await store.get('key')).toBeUndefined()
  })

  test('of fifty takers one gets it', async () => {
    const store = named(name)
    await store.set('once', { good: 'for one' }, { seconds: 60 })
    const taken = await Promise.all(Array.from({ length: 50 }, () => store.take('once')))
    expect(taken.filter((value) => value !== undefined)).toEqual([{ good: 'for one' }])
    expect(await store.get('once')).toBeUndefined()
  })
})

describe('memory', () => {
  test('forgets when the time is over', async () => {
    let now = 0
    const store = memoryStore({ now: () => now })
    await store.set('key', 'value', { seconds: 10 })
    now = 9999
    expect(await store.get('key')).toBe('value')
    now = 10_000
    expect(await store.get('key')).toBeUndefined()
    expect(await store.take('key')).toBeUndefined()
  })

  test('lets the least recently used go when there is too much, and expired ones first', async () => {
    let now = 0
    const store = memoryStore({ maxBytes: 100, now: () => now })
    const keys = async () => {
      const values = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key)))
      return values.filter((value) => value !== undefined)
    }
    await store.set('a', 'a', { seconds: 60, bytes: 40 })
    await store.set('b', 'b', { seconds: 60, bytes: 40 })
    await store.get('a')
    await store.set('c', 'c', { seconds: 1, bytes: 40 })
    expect(await keys()).toEqual(['a', 'c'])
    now = 2000
    await store.set('d', 'd', { seconds: 60, bytes: 60 })
    expect(await keys()).toEqual(['a', 'd'])
  })

  test('keeps the object itself, so that a large search is not parsed again', async () => {
    const store = memoryStore()
    await store.set('large', large, { seconds: 60 })
    expect(await store.get('large')).toBe(large)
  })
})

describe('Redis', () => {
  test('sets an end to every key', async () => {
    const { Redis } = await import('ioredis')
    const client = new Redis(redis.url)
    await named('redis').set('ending', 1, { seconds: 60 })
    expect(await client.ttl('rihla:ending')).toBeGreaterThan(0)
    client.disconnect()
  })

  test('that is down is a coded error, and back again when it is back', async () => {
    const other = await startRedis()
    const store = redisStore(other.url, logger)
    await store.set('key', 1, { seconds: 60 })
    await stop(other.child)
    const error = await store.get('key').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    await store.close()
  })
})
