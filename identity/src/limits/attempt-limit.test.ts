import { describe, expect, it } from 'vitest'
import { countAttempt, type Attempts, accountAndAddressLimit, addressLimit, noAttempts } from './attempt-limit.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T09:00:00Z')

const failAt = (times: number[], limit = accountAndAddressLimit, before: Attempts = noAttempts): Attempts =>
  times.reduce((attempts, time) => countAttempt(attempts, limit, time), before)

const timesEvery = (step: number, count: number, from = start) =>
  Array.from({ length: count }, (_, index) => from + index * step)

describe('limit for one account from one IP address', () => {
  it('allows four wrong passwords without a wait', () => {
    expect(failAt(timesEvery(1000, 4)).blockedUntil).toBe(0)
  })

  it('starts a wait of five minutes at the fifth wrong password within five minutes', () => {
    const times = timesEvery(1000, 5)
    expect(failAt(times).blockedUntil).toBe(start + 4000 + 5 * minute)
  })

  it('starts no wait when attempts are farther apart', () => {
    expect(failAt(timesEvery(76_000, 5)).blockedUntil).toBe(0)
  })

  it.each([
    ['second', 1, 10],
    ['third', 2, 15],
    ['sixth', 5, 15],
  ])('makes the %s wait longer, up to fifteen minutes', (_name, repeats, expected) => {
    let attempts = failAt(timesEvery(0, 5))
    for (let repeat = 0; repeat < repeats; repeat += 1)
      attempts = countAttempt(attempts, accountAndAddressLimit, attempts.blockedUntil)
    const last = attempts.failures.at(-1) ?? 0
    expect((attempts.blockedUntil - last) / minute).toBe(expected)
  })

  it('resets fifteen minutes after a wait', () => {
    const attemptsWithWait = failAt(timesEvery(0, 5))
    const later = attemptsWithWait.blockedUntil + 15 * minute
    expect(countAttempt(attemptsWithWait, accountAndAddressLimit, later - 1).blockedUntil).toBeGreaterThan(later)
    expect(countAttempt(attemptsWithWait, accountAndAddressLimit, later).blockedUntil).toBe(0)
  })
})

describe('limit for one IP address', () => {
  it('blocks the address at the 300th wrong password until the first wrong password is five minutes old', () => {
    const times = timesEvery(500, 300)
    expect(failAt(times.slice(0, 299), addressLimit).blockedUntil).toBe(0)
    expect(failAt(times, addressLimit).blockedUntil).toBe(start + 5 * minute)
  })

  it('does not make later waits longer', () => {
    const attemptsWithWait = failAt(timesEvery(500, 300), addressLimit)
    const next = countAttempt(attemptsWithWait, addressLimit, attemptsWithWait.blockedUntil + 10_000)
    expect(next.blockedUntil).toBe(0)
  })
})
