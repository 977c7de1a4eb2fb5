import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import type { CacheKey } from '../cache/kinds.ts'
import { createMemoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import type { MoneyCallResult } from '../gateway/client.ts'
import { failingStore } from '../testing/failing-store.ts'
import { openAttempts } from './attempts.ts'
import { type MoneyCommand, type Verdict, runOnce } from './run-once.ts'

// A fictitious product: a seat that is reserved with a ticket.
type Details = { ticket: string }
type Refusal = { reason: string }

const operation = 'reserve-seat'
const acceptedOutcome: MoneyCallResult = {
  outcome: 'accepted',
  response: { ok: true, body: {}, trackToken: undefined, replayed: false, bytes: 2, rows: null },
}

/** Sets up an agent with one seat to reserve; `verdict` is the outcome of the call. */
async function setUpSeat({ seconds = 900, allowed = true, store = createMemoryStore() } = {}) {
  let sent = 0
  const log: string[] = []
  const state = {
    verdict: { done: { ticket: 'T-1' } } as Verdict<Details, Refusal> | Error,
    reread: { unknown: true } as Verdict<Details, Refusal>,
    send: async () => acceptedOutcome,
    now: Date.parse('2026-11-21T10:00:00Z'),
  }
  const context = {
    store,
    clock: () => new Date(state.now),
    maxCallMs: 100_000,
    logger: pino({}, { write: (line: string) => void log.push(line) }),
    requireB2B: () => ({ sub: 'agent' }),
  } as unknown as Context
  if (allowed) await openAttempts(store, operation, 'agent').allow('seat')
  const run = (change: Partial<MoneyCommand<Details, Refusal>> = {}) =>
    runOnce<Details, Refusal>(
      {
        operation,
        subject: 'seat',
        key: 'key-00000001',
        input: 'window',
        call: {
          details: { ticket: '' },
          secondsLeft: () => seconds,
          send: async () => {
            sent += 1
            return state.send()
          },
        },
        classify: async () => {
          if (state.verdict instanceof Error) throw state.verdict
          return state.verdict
        },
        reread: async () => state.reread,
        afterSend: async () => {},
        ...change,
      },
      context,
    )
  return { run, state, sentCount: () => sent }
}

describe('repeated request', () => {
  test('returns the first success as a replay, without a second call', async () => {
    const { run, sentCount } = await setUpSeat()
    expect(await run()).toEqual({ done: { ticket: 'T-1' }, replayed: false })
    expect(await run()).toEqual({ done: { ticket: 'T-1' }, replayed: true })
    expect(sentCount()).toBe(1)
  })

  test('returns a final refusal again, without a second call', async () => {
    const { run, state, sentCount } = await setUpSeat()
    state.verdict = { refused: { reason: 'sold out' } }
    expect(await run()).toEqual({ refused: { reason: 'sold out' } })
    expect(await run()).toEqual({ refused: { reason: 'sold out' } })
    expect(sentCount()).toBe(1)
  })

  test('returns an unknown outcome until rereading finds the outcome, without a second call', async () => {
    const { run, state, sentCount } = await setUpSeat()
    state.verdict = { unknown: true }
    expect(await run()).toEqual({ unknown: 'key-00000001' })
    expect(await run()).toEqual({ unknown: 'key-00000001' })
    state.reread = { done: { ticket: 'T-2' } }
    expect(await run()).toEqual({ done: { ticket: 'T-2' }, replayed: true })
    expect(sentCount()).toBe(1)
  })

  test('returns a refusal found by rereading, without a second call', async () => {
    const { run, state } = await setUpSeat()
    state.verdict = { unknown: true }
    await run()
    state.reread = { refused: { reason: 'failed at the supplier' } }
    expect(await run()).toEqual({ refused: { reason: 'failed at the supplier' } })
    expect(await run()).toEqual({ refused: { reason: 'failed at the supplier' } })
  })
})

test('allows the same key again after a refusal that can be corrected', async () => {
  const { run, state, sentCount } = await setUpSeat()
  state.verdict = { refused: { reason: 'wrong code' }, again: true }
  await run()
  state.verdict = { done: { ticket: 'T-1' } }
  expect(await run({ input: 'aisle' })).toEqual({ done: { ticket: 'T-1' }, replayed: false })
  expect(sentCount()).toBe(2)
})

test('treats the same key with other input as a mismatch', async () => {
  const { run, sentCount } = await setUpSeat()
  await run()
  expect(await run({ input: 'aisle' })).toEqual({ mismatch: true })
  expect(sentCount()).toBe(1)
})

test('never returns the first success for other input under another key', async () => {
  const { run, sentCount } = await setUpSeat()
  await run()
  expect(await run({ input: 'aisle', key: 'key-00000002' })).toEqual({ unknown: 'key-00000001' })
  expect(sentCount()).toBe(1)
})

test('treats another key as expired after a final refusal for the subject', async () => {
  const { run, state } = await setUpSeat()
  state.verdict = { refused: { reason: 'sold out' } }
  await run()
  expect(await run({ key: 'key-00000002' })).toEqual({ expired: true })
})

test.each([
  ['was never allowed', { allowed: false }],
  ['has expired', { seconds: 0 }],
])('does not send a call for a subject that %s', async (_, change) => {
  const { run, sentCount } = await setUpSeat(change)
  expect(await run()).toEqual({ expired: true })
  expect(sentCount()).toBe(0)
})

describe('request whose subject is no longer stored', () => {
  const withoutCall = { call: null }

  test.each<[string, Verdict<Details, Refusal>, object]>([
    ['replays a success', { done: { ticket: 'T-1' } }, { done: { ticket: 'T-1' }, replayed: true }],
    ['replays a final refusal', { refused: { reason: 'sold out' } }, { refused: { reason: 'sold out' } }],
    ['keeps an unknown outcome unknown', { unknown: true }, { unknown: 'key-00000001' }],
  ])('%s', async (_, verdict, expected) => {
    const { run, state, sentCount } = await setUpSeat()
    state.verdict = verdict
    await run()
    expect(await run(withoutCall)).toEqual(expected)
    expect(sentCount()).toBe(1)
  })

  test('does not retry a call that could be corrected', async () => {
    const { run, state, sentCount } = await setUpSeat()
    state.verdict = { refused: { reason: 'wrong code' }, again: true }
    await run()
    expect(await run({ ...withoutCall, key: 'key-00000002' })).toEqual({ expired: true })
    state.verdict = { unknown: true }
    await run()
    state.reread = { refused: { reason: 'nothing was charged' }, again: true }
    expect(await run({ ...withoutCall, key: 'key-00000003' })).toEqual({ refused: { reason: 'nothing was charged' } })
    expect(sentCount()).toBe(2)
  })

  test('treats a used key with other input as a mismatch', async () => {
    const { run } = await setUpSeat()
    await run()
    expect(await run({ ...withoutCall, subject: 'other seat' })).toEqual({ mismatch: true })
  })

  test('treats a call that was never made as expired', async () => {
    const { run, sentCount } = await setUpSeat()
    expect(await run(withoutCall)).toEqual({ expired: true })
    expect(sentCount()).toBe(0)
  })
})

test('allows a retry of a call that was never sent', async () => {
  const { run, state, sentCount } = await setUpSeat()
  state.send = async () => {
    throw new Failure('GATEWAY_UNAVAILABLE')
  }
  await expect(run()).rejects.toThrow('GATEWAY_UNAVAILABLE')
  state.send = async () => acceptedOutcome
  expect(await run()).toMatchObject({ done: { ticket: 'T-1' } })
  expect(sentCount()).toBe(2)
})

test.each([
  ['with the same input', {}],
  ['with other input', { input: 'aisle' }],
])('sends the second caller’s call when the store failed for the first caller’s (%s)', async (_, change) => {
  let failures = 1
  const store = failingStore((write, key) => write === 'set' && key.startsWith('attempt-key:') && failures-- > 0, true)
  const slowStore: Store = {
    ...store,
    set: async (key, value, options) => {
      if (key.startsWith('attempt-key:')) await wait(50)
      return store.set(key, value, options)
    },
  }
  const { run, sentCount } = await setUpSeat({ store: slowStore })
  const [first, second] = await Promise.allSettled([run(), run({ key: 'key-00000002', ...change })])
  expect(first).toMatchObject({ status: 'rejected' })
  expect(second).toMatchObject({ value: { done: { ticket: 'T-1' }, replayed: false } })
  expect(sentCount()).toBe(1)
})

test('treats a call whose response could not be classified as unknown', async () => {
  const { run, state, sentCount } = await setUpSeat()
  state.verdict = new Failure('GATEWAY_TIMEOUT')
  await expect(run()).rejects.toThrow('GATEWAY_TIMEOUT')
  expect(await run()).toEqual({ unknown: 'key-00000001' })
  expect(sentCount()).toBe(1)
})

describe('call that failed according to rereading', () => {
  const failedCall = { refused: { reason: 'nothing was charged' }, again: true as const }
  const second = 'key-00000002'
  const third = 'key-00000003'

  test('is retried with the next key, and the attempt records when the retry was sent', async () => {
    const { run, state, sentCount } = await setUpSeat()
    state.verdict = { unknown: true }
    await run()
    const rereadSlowly = async () => {
      state.now += 50_000
      return failedCall
    }
    const sentAt: string[] = []
    const classify: MoneyCommand<Details, Refusal>['classify'] = async (_sent, attempt) => {
      sentAt.push(attempt.sentAt)
      return { unknown: true }
    }
    state.now += 101_000
    expect(await run({ key: second, reread: rereadSlowly, classify })).toEqual({ unknown: second })
    expect(sentAt).toEqual(['2026-11-21T10:02:31.000Z'])
    const reread: MoneyCommand<Details, Refusal>['reread'] = async (attempt) => {
      sentAt.push(attempt.sentAt)
      return { done: { ticket: 'T-2' } }
    }
    state.now += 101_000
    expect(await run({ key: second, reread })).toEqual({ done: { ticket: 'T-2' }, replayed: true })
    expect(sentAt[1]).toBe(sentAt[0])
    expect(sentCount()).toBe(2)
  })

  test('is retried by one of two callers who reread at the same time', async () => {
    const memory = createMemoryStore()
    let uses = 0
    const store = {
      ...memory,
      // The caller that records the refusal is slow, so that the other one has already sent its call.
      set: async (key: CacheKey, value: unknown, options: { seconds: number }) => {
        if (key.endsWith('key-00000001') && key.startsWith('attempt-key:') && ++uses === 2) await wait(400)
        await memory.set(key, value, options)
      },
    }
    const { run, state, sentCount } = await setUpSeat({ store })
    state.verdict = { unknown: true }
    await run()
    state.now += 101_000
    state.reread = failedCall
    const reread = async () => (sentCount() > 1 ? { unknown: true as const } : failedCall)
    state.send = async () => (await wait(600), acceptedOutcome)
    const results = await Promise.all([run({ key: second, reread }), run({ key: third, reread })])
    expect(sentCount()).toBe(2)
    expect(results[1]).toEqual(results[0])
    expect([{ unknown: second }, { unknown: third }]).toContainEqual(results[0])
  })

  test('is retried by the next caller when the store failed to record the reread outcome', async () => {
    let isFailing = false
    const store = failingStore((_write, key) => isFailing && key.startsWith('attempt:'), false)
    const { run, state, sentCount } = await setUpSeat({ store })
    state.verdict = { unknown: true }
    await run()
    state.now += 101_000
    state.reread = failedCall
    const reread = async () => {
      isFailing = true
      return failedCall
    }
    await expect(run({ key: second, reread })).rejects.toThrow('the store does not respond')
    isFailing = false
    state.verdict = { done: { ticket: 'T-1' } }
    expect(await run({ key: third })).toEqual({ done: { ticket: 'T-1' }, replayed: false })
    expect(sentCount()).toBe(2)
  })

  test('is not retried by a caller whose reread finishes after the same key was sent again', async () => {
    const { run, state, sentCount } = await setUpSeat()
    state.verdict = { unknown: true }
    await run()
    state.now += 101_000
    const { promise: rereadAllowed, resolve: allowReread } = Promise.withResolvers<void>()
    let rereads = 0
    const lateResult = run({
      key: second,
      reread: async () => {
        rereads += 1
        if (rereads > 1) return { unknown: true }
        await rereadAllowed
        return failedCall
      },
    })
    state.reread = failedCall
    expect(await run()).toEqual({ refused: { reason: 'nothing was charged' } })
    state.now += 1000
    expect(await run()).toEqual({ unknown: 'key-00000001' })
    allowReread()
    expect(await lateResult).toEqual({ unknown: 'key-00000001' })
    expect(sentCount()).toBe(2)
  })
})
