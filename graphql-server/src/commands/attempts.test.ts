import { setImmediate as tick } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openAttempts, createAttempt } from './attempts.ts'
import { createMemoryStore } from '../cache/memory-store.ts'
import type { CacheKey } from '../cache/kinds.ts'
import type { Store } from '../cache/store.ts'
import { failingStore } from '../testing/failing-store.ts'
import { slowStore } from '../testing/slow-store.ts'

const now = new Date('2026-11-21T10:00:00Z')
const maxCallMs = 100_000
const anAttempt = (key = 'key-00000001', input: unknown = 'input') => createAttempt(key, input, { reference: '' }, now)
const refusedAttempt = (details: { again?: boolean; refusal?: string }) => ({
  ...anAttempt(),
  state: 'refused' as const,
  ...details,
})

/** An asynchronous store, like a remote one. */
function remoteStore(): Store {
  const memory = createMemoryStore()
  return {
    get: async <T>(key: CacheKey) => (await tick(), memory.get<T>(key)),
    // Writing takes longer than reading.
    set: async (key, value, options) => {
      await tick()
      await tick()
      await tick()
      return memory.set(key, value, options)
    },
    update: async (key, change, options) => {
      await tick()
      await tick()
      return memory.update(key, change, options)
    },
    delete: async (key) => (await tick(), memory.delete(key)),
    isReady: () => memory.isReady(),
    close: () => memory.close(),
  }
}

const attemptsIn = (store = remoteStore(), sub = 'agent') =>
  openAttempts<{ reference: string }, string>(store, 'book', sub)

describe('attempts that start simultaneously, in one or several processes', () => {
  test.each([
    ['one key', () => 'key-00000001'],
    ['many keys', (index: number) => `key-1000000${index}`],
  ])('send only one call with %s', async (_, createKey) => {
    const store = remoteStore()
    await attemptsIn(store).allow('quote')
    const results = await Promise.all(
      Array.from({ length: 10 }, (_unused, index) => attemptsIn(store).begin('quote', anAttempt(createKey(index)))),
    )
    expect(results.filter((result) => result === 'go')).toHaveLength(1)
    expect(results.filter((result) => typeof result === 'object')).toHaveLength(9)
  })

  test.each(['after the delay', 'immediately'] as const)(
    'send only one call if a slow write becomes visible %s',
    async (seen) => {
      const store = slowStore('attempt', seen)
      await attemptsIn(store).allow('quote')
      const results = await Promise.all([
        attemptsIn(store).begin('quote', anAttempt('key-00000001')),
        attemptsIn(store).begin('quote', anAttempt('key-00000002')),
      ])
      expect(results).toEqual(['go', expect.objectContaining({ key: 'key-00000001', state: 'sent' })])
    },
  )

  test('send only one call after a refusal that can be corrected', async () => {
    const store = remoteStore()
    await attemptsIn(store).allow('quote')
    await attemptsIn(store).begin('quote', anAttempt())
    await attemptsIn(store).record('quote', refusedAttempt({ again: true }))
    const results = await Promise.all(Array.from({ length: 10 }, () => attemptsIn(store).begin('quote', anAttempt())))
    expect(results.filter((result) => result === 'go')).toHaveLength(1)
  })
})

test('sends the call when the store retries a write after a lost response', async () => {
  const memory = createMemoryStore()
  const store: Store = {
    ...memory,
    update: async (key, change, options) => {
      await memory.update(key, change, options)
      return structuredClone(await memory.update(key, change, options))
    },
  }
  await attemptsIn(store).allow('quote')
  expect(await attemptsIn(store).begin('quote', anAttempt())).toBe('go')
  expect(await attemptsIn(store).begin('quote', anAttempt())).toMatchObject({ state: 'sent' })
})

describe('call that is not sent because the store fails', () => {
  test.each([
    ['record the attempt', 'update', 'attempt:'],
    ['record the use of the key', 'set', 'attempt-key:'],
  ] as const)('can be retried, even with other input, if the store failed to %s', async (_, write, kind) => {
    let failures = 1
    const store = failingStore((name, key) => name === write && key.startsWith(kind) && failures-- > 0, true)
    await attemptsIn(store).allow('quote')
    await expect(attemptsIn(store).begin('quote', anAttempt())).rejects.toThrow('the store does not respond')
    expect(await attemptsIn(store).begin('quote', anAttempt('key-00000001', 'other input'))).toBe('go')
  })
})

test('rejects a call for a subject without permission', async () => {
  expect(await attemptsIn().begin('quote', anAttempt())).toBe('not-allowed')
})

test('returns no attempt for a permitted subject before the call is made', async () => {
  const attempts = attemptsIn()
  await attempts.allow('quote')
  expect(await attempts.latest('quote')).toBeUndefined()
  expect(await attempts.begin('quote', anAttempt())).toBe('go')
  expect(await attempts.latest('quote')).toMatchObject({ state: 'sent' })
})

test('does not share permissions or attempts with other agents', async () => {
  const store = remoteStore()
  await attemptsIn(store).allow('quote')
  expect(await attemptsIn(store, 'other').begin('quote', anAttempt())).toBe('not-allowed')
  expect(await attemptsIn(store).begin('quote', anAttempt())).toBe('go')
})

test('treats a key with other input as a mismatch unless its call was refused', async () => {
  const attempts = attemptsIn()
  await attempts.allow('quote')
  await attempts.allow('other quote')
  await attempts.begin('quote', anAttempt())
  expect(await attempts.begin('other quote', anAttempt('key-00000001', 'other input'))).toBe('mismatch')
  await attempts.record('quote', refusedAttempt({ refusal: 'refusal' }))
  expect(await attempts.begin('other quote', anAttempt('key-00000001', 'other input'))).toBe('go')
})

describe('refused call', () => {
  test('can be retried if the agent can correct it', async () => {
    const attempts = attemptsIn()
    await attempts.allow('quote')
    await attempts.begin('quote', anAttempt())
    await attempts.record('quote', refusedAttempt({ again: true, refusal: 'refusal' }))
    expect(await attempts.begin('quote', anAttempt())).toBe('go')
  })

  test('returns its refusal again if it was final', async () => {
    const attempts = attemptsIn()
    await attempts.allow('quote')
    await attempts.begin('quote', anAttempt())
    await attempts.record('quote', refusedAttempt({ refusal: 'refusal' }))
    expect(await attempts.begin('quote', anAttempt())).toMatchObject({ state: 'refused', refusal: 'refusal' })
  })
})

describe('caller waiting for another call', () => {
  test('gets its outcome', async () => {
    const attempts = attemptsIn()
    await attempts.allow('quote')
    await attempts.begin('quote', anAttempt())
    const waiting = attempts.waitForOutcome('quote', anAttempt(), now, maxCallMs)
    await attempts.record('quote', { ...anAttempt(), state: 'done', details: { reference: 'MKH-1' } })
    expect(await waiting).toMatchObject({ state: 'done', details: { reference: 'MKH-1' } })
  })

  test('gets an unknown outcome once the call should have finished', async () => {
    const attempts = attemptsIn()
    await attempts.allow('quote')
    await attempts.begin('quote', anAttempt())
    const deadline = new Date(now.getTime() + maxCallMs)
    expect(await attempts.waitForOutcome('quote', anAttempt(), deadline, maxCallMs)).toMatchObject({ state: 'unknown' })
  })
})

describe('outcome found by rereading', () => {
  const unknown = { ...anAttempt(), state: 'unknown' as const }
  const booked = { ...unknown, state: 'done' as const, details: { reference: 'MKH-1' } }

  test('is recorded by only one of two callers and returned to the other', async () => {
    const attempts = attemptsIn()
    await attempts.allow('quote')
    await attempts.begin('quote', unknown)
    await attempts.record('quote', unknown)
    const [one, other] = await Promise.all([
      attempts.settle('quote', unknown, booked),
      attempts.settle('quote', unknown, { ...unknown, state: 'refused' }),
    ])
    const [first, second] = one === undefined ? [booked, other] : [{ state: 'refused' }, one]
    expect(second).toMatchObject({ state: first.state })
    expect(await attempts.latest('quote')).toMatchObject({ state: first.state })
  })

  test('does not affect a later call, whose outcome remains pending', async () => {
    const attempts = attemptsIn()
    await attempts.allow('quote')
    await attempts.begin('quote', unknown)
    await attempts.record('quote', { ...unknown, state: 'refused', again: true })
    const next = anAttempt('key-00000002')
    expect(await attempts.begin('quote', next)).toBe('go')
    expect(await attempts.settle('quote', unknown, booked)).toMatchObject({ id: next.id, state: 'sent' })
    expect(await attempts.latest('quote')).toEqual(next)
  })
})
