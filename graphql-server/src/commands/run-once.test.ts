import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../cache/memory-store.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import type { MoneyOutcome } from '../gateway/client.ts'
import { attemptsOf } from './attempts.ts'
import { type MoneyCommand, type Verdict, runOnce } from './run-once.ts'

// A product of its own, which this folder has never heard of.
type Facts = { ticket: string }
type Refusal = { reason: string }

const operation = 'reserve-seat'
const answered: MoneyOutcome = {
  outcome: 'answered',
  answer: { ok: true, body: {}, trackToken: undefined, replayed: false, bytes: 2, rows: null },
}

/** An agent with one seat to reserve; `verdict` is what the call comes to. */
async function aSeat({ seconds = 900, allowed = true } = {}) {
  const store = memoryStore()
  let sent = 0
  const log: string[] = []
  const state = {
    verdict: { done: { ticket: 'T-1' } } as Verdict<Facts, Refusal> | Error,
    reread: { unknown: true } as Verdict<Facts, Refusal>,
    send: async () => answered,
  }
  const context = {
    store,
    clock: () => new Date(),
    maxCallMs: 100_000,
    logger: pino({}, { write: (line: string) => void log.push(line) }),
    requireB2B: () => ({ sub: 'agent' }),
  } as unknown as Context
  if (allowed) await attemptsOf(store, operation, 'agent').allow('seat', 900)
  const run = (change: Partial<MoneyCommand<Facts, Refusal>> = {}) =>
    runOnce<Facts, Refusal>(
      {
        operation,
        subject: 'seat',
        key: 'key-00000001',
        input: 'window',
        facts: { ticket: '' },
        secondsLeft: () => seconds,
        send: async () => {
          sent += 1
          return state.send()
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
  return { run, state, sent: () => sent }
}

describe('the same request again gets the same answer without a second call:', () => {
  test('a success, as a replay', async () => {
    const { run, sent } = await aSeat()
    expect(await run()).toEqual({ done: { ticket: 'T-1' }, replayed: false })
    expect(await run()).toEqual({ done: { ticket: 'T-1' }, replayed: true })
    expect(sent()).toBe(1)
  })

  test('a final refusal', async () => {
    const { run, state, sent } = await aSeat()
    state.verdict = { refused: { reason: 'sold out' } }
    expect(await run()).toEqual({ refused: { reason: 'sold out' } })
    expect(await run()).toEqual({ refused: { reason: 'sold out' } })
    expect(sent()).toBe(1)
  })

  test('an unknown outcome, until rereading finds it', async () => {
    const { run, state, sent } = await aSeat()
    state.verdict = { unknown: true }
    expect(await run()).toEqual({ unknown: 'key-00000001' })
    expect(await run()).toEqual({ unknown: 'key-00000001' })
    state.reread = { done: { ticket: 'T-2' } }
    expect(await run()).toEqual({ done: { ticket: 'T-2' }, replayed: true })
    expect(sent()).toBe(1)
  })

  test('a refusal that rereading finds', async () => {
    const { run, state } = await aSeat()
    state.verdict = { unknown: true }
    await run()
    state.reread = { refused: { reason: 'failed at the supplier' } }
    expect(await run()).toEqual({ refused: { reason: 'failed at the supplier' } })
    expect(await run()).toEqual({ refused: { reason: 'failed at the supplier' } })
  })
})

test('a refusal that can be corrected lets the same key be sent again', async () => {
  const { run, state, sent } = await aSeat()
  state.verdict = { refused: { reason: 'wrong code' }, again: true }
  await run()
  state.verdict = { done: { ticket: 'T-1' } }
  expect(await run({ input: 'aisle' })).toEqual({ done: { ticket: 'T-1' }, replayed: false })
  expect(sent()).toBe(2)
})

test('the same key with other input is a mismatch', async () => {
  const { run, sent } = await aSeat()
  await run()
  expect(await run({ input: 'aisle' })).toEqual({ mismatch: true })
  expect(sent()).toBe(1)
})

test('other input under another key is never answered with the first one’s success', async () => {
  const { run, sent } = await aSeat()
  await run()
  expect(await run({ input: 'aisle', key: 'key-00000002' })).toEqual({ unknown: 'key-00000001' })
  expect(sent()).toBe(1)
})

test('another key for a subject that was refused for good is expired', async () => {
  const { run, state } = await aSeat()
  state.verdict = { refused: { reason: 'sold out' } }
  await run()
  expect(await run({ key: 'key-00000002' })).toEqual({ expired: true })
})

test.each([
  ['was never allowed', { allowed: false }],
  ['has expired', { seconds: 0 }],
])('a subject that %s is not sent', async (_, change) => {
  const { run, sent } = await aSeat(change)
  expect(await run()).toEqual({ expired: true })
  expect(sent()).toBe(0)
})

test('a call that never left may be sent again', async () => {
  const { run, state, sent } = await aSeat()
  state.send = async () => {
    throw new Failure('GATEWAY_UNAVAILABLE')
  }
  await expect(run()).rejects.toThrow('GATEWAY_UNAVAILABLE')
  state.send = async () => answered
  expect(await run()).toMatchObject({ done: { ticket: 'T-1' } })
  expect(sent()).toBe(2)
})

test('a call whose answer could not be judged is unknown, not forgotten', async () => {
  const { run, state, sent } = await aSeat()
  state.verdict = new Failure('GATEWAY_TIMEOUT')
  await expect(run()).rejects.toThrow('GATEWAY_TIMEOUT')
  expect(await run()).toEqual({ unknown: 'key-00000001' })
  expect(sent()).toBe(1)
})
