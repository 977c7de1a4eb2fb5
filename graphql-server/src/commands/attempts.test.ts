import { setImmediate as tick } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { attemptsOf, newAttempt } from './attempts.ts'
import { memoryStore } from '../cache/memory-store.ts'
import type { CacheKey } from '../cache/kinds.ts'
import type { Store } from '../cache/store.ts'
import { failingStore } from '../testing/failing-store.ts'
import { slowStore } from '../testing/slow-store.ts'

const now = new Date('2026-11-21T10:00:00Z')
const maxCallMs = 100_000
const anAttempt = (key = 'key-00000001', input: unknown = 'input') => newAttempt(key, input, { reference: '' }, now)
const refusedAttempt = (facts: { again?: boolean; refusal?: string }) => ({
  ...anAttempt(),
  state: 'refused' as const,
  ...facts,
})

/** An asynchronous store, like a remote one. */
function distantStore(): Store {
  const near = memoryStore()
  return {
    get: async <T>(key: CacheKey) => (await tick(), near.get<T>(key)),
    // Writing takes longer than reading.
    set: async (key, value, keep) => {
      await tick()
      await tick()
      await tick()
      return near.set(key, value, keep)
    },
    update: async (key, change, keep) => {
      await tick()
      await tick()
      return near.update(key, change, keep)
    },
    delete: async (key) => (await tick(), near.delete(key)),
    isReady: () => near.isReady(),
    close: () => near.close(),
  }
}

const attempts = (store = distantStore(), sub = 'agent') =>
  attemptsOf<{ reference: string }, string>(store, 'book', sub)

describe('simultaneous calls, in one or several processes', () => {
  test.each([
    ['one key', () => 'key-00000001'],
    ['many keys', (index: number) => `key-1000000${index}`],
  ])('allow one call (%s)', async (_, keyOf) => {
    const store = distantStore()
    await attempts(store).allow('quote')
    const results = await Promise.all(
      Array.from({ length: 10 }, (_unused, index) => attempts(store).begin('quote', anAttempt(keyOf(index)))),
    )
    expect(results.filter((answer) => answer === 'go')).toHaveLength(1)
    expect(results.filter((answer) => typeof answer === 'object')).toHaveLength(9)
  })

  test.each(['after the delay', 'immediately'] as const)(
    'allow one call if a slow write becomes visible %s',
    async (seen) => {
      const store = slowStore('attempt', seen)
      await attempts(store).allow('quote')
      const results = await Promise.all([
        attempts(store).begin('quote', anAttempt('key-00000001')),
        attempts(store).begin('quote', anAttempt('key-00000002')),
      ])
      expect(results).toEqual(['go', expect.objectContaining({ key: 'key-00000001', state: 'sent' })])
    },
  )

  test('allow one call after a refusal that can be corrected', async () => {
    const store = distantStore()
    await attempts(store).allow('quote')
    await attempts(store).begin('quote', anAttempt())
    await attempts(store).record('quote', refusedAttempt({ again: true }))
    const results = await Promise.all(Array.from({ length: 10 }, () => attempts(store).begin('quote', anAttempt())))
    expect(results.filter((answer) => answer === 'go')).toHaveLength(1)
  })
})

test('allows the call when the store repeats the write after a lost response', async () => {
  const memory = memoryStore()
  const store: Store = {
    ...memory,
    update: async (key, change, keep) => {
      await memory.update(key, change, keep)
      return structuredClone(await memory.update(key, change, keep))
    },
  }
  await attempts(store).allow('quote')
  expect(await attempts(store).begin('quote', anAttempt())).toBe('go')
  expect(await attempts(store).begin('quote', anAttempt())).toMatchObject({ state: 'sent' })
})

describe('call that is not sent because the store fails', () => {
  test.each([
    ['record the attempt', 'update', 'attempt:'],
    ['record the use of the key', 'set', 'attempt-key:'],
  ] as const)('can be repeated, even with other input, if the store failed to %s', async (_, write, kind) => {
    let failures = 1
    const store = failingStore((name, key) => name === write && key.startsWith(kind) && failures-- > 0, true)
    await attempts(store).allow('quote')
    await expect(attempts(store).begin('quote', anAttempt())).rejects.toThrow('the store does not respond')
    expect(await attempts(store).begin('quote', anAttempt('key-00000001', 'other input'))).toBe('go')
  })
})

test('rejects a call for a subject that was not allowed one', async () => {
  expect(await attempts().begin('quote', anAttempt())).toBe('not-allowed')
})

test('has no attempt for an allowed subject before the call is made', async () => {
  const here = attempts()
  await here.allow('quote')
  expect(await here.latest('quote')).toBeUndefined()
  expect(await here.begin('quote', anAttempt())).toBe('go')
  expect(await here.latest('quote')).toMatchObject({ state: 'sent' })
})

test('gives another agent neither permission nor attempt', async () => {
  const store = distantStore()
  await attempts(store).allow('quote')
  expect(await attempts(store, 'other').begin('quote', anAttempt())).toBe('not-allowed')
  expect(await attempts(store).begin('quote', anAttempt())).toBe('go')
})

test('treats a key with other input as a mismatch until its call was refused', async () => {
  const here = attempts()
  await here.allow('quote')
  await here.allow('other quote')
  await here.begin('quote', anAttempt())
  expect(await here.begin('other quote', anAttempt('key-00000001', 'other input'))).toBe('mismatch')
  await here.record('quote', refusedAttempt({ refusal: 'refusal' }))
  expect(await here.begin('other quote', anAttempt('key-00000001', 'other input'))).toBe('go')
})

describe('refused call', () => {
  test('can be repeated if the agent can correct it', async () => {
    const here = attempts()
    await here.allow('quote')
    await here.begin('quote', anAttempt())
    await here.record('quote', refusedAttempt({ again: true, refusal: 'refusal' }))
    expect(await here.begin('quote', anAttempt())).toBe('go')
  })

  test('returns its refusal again if the subject is used up', async () => {
    const here = attempts()
    await here.allow('quote')
    await here.begin('quote', anAttempt())
    await here.record('quote', refusedAttempt({ refusal: 'refusal' }))
    expect(await here.begin('quote', anAttempt())).toMatchObject({ state: 'refused', refusal: 'refusal' })
  })
})

describe('caller that waits for another call', () => {
  test('gets its outcome', async () => {
    const here = attempts()
    await here.allow('quote')
    await here.begin('quote', anAttempt())
    const waiting = here.settled('quote', anAttempt(), now, maxCallMs)
    await here.record('quote', { ...anAttempt(), state: 'done', facts: { reference: 'MKH-1' } })
    expect(await waiting).toMatchObject({ state: 'done', facts: { reference: 'MKH-1' } })
  })

  test('gets an unknown outcome once the call should have finished', async () => {
    const here = attempts()
    await here.allow('quote')
    await here.begin('quote', anAttempt())
    const later = new Date(now.getTime() + maxCallMs)
    expect(await here.settled('quote', anAttempt(), later, maxCallMs)).toMatchObject({ state: 'unknown' })
  })
})

describe('outcome found by rereading', () => {
  const unknown = { ...anAttempt(), state: 'unknown' as const }
  const booked = { ...unknown, state: 'done' as const, facts: { reference: 'MKH-1' } }

  test('is recorded by one of two callers and returned to the other', async () => {
    const here = attempts()
    await here.allow('quote')
    await here.begin('quote', unknown)
    await here.record('quote', unknown)
    const [one, other] = await Promise.all([
      here.settle('quote', unknown, booked),
      here.settle('quote', unknown, { ...unknown, state: 'refused' }),
    ])
    const [first, second] = one === undefined ? [booked, other] : [{ state: 'refused' }, one]
    expect(second).toMatchObject({ state: first.state })
    expect(await here.latest('quote')).toMatchObject({ state: first.state })
  })

  test('does not affect a later call, whose outcome stays open', async () => {
    const here = attempts()
    await here.allow('quote')
    await here.begin('quote', unknown)
    await here.record('quote', { ...unknown, state: 'refused', again: true })
    const since = anAttempt('key-00000002')
    expect(await here.begin('quote', since)).toBe('go')
    expect(await here.settle('quote', unknown, booked)).toMatchObject({ id: since.id, state: 'sent' })
    expect(await here.latest('quote')).toEqual(since)
  })
})
