import { describe, expect, it } from 'vitest'
import { afterAttempt, type Attempts, perAccount, perAddress, unsuspected } from './attempt-limit.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T09:00:00Z')

const failing = (times: number[], limit = perAccount, before: Attempts = unsuspected): Attempts =>
  times.reduce((attempts, time) => afterAttempt(attempts, limit, time), before)

const every = (step: number, count: number, from = start) =>
  Array.from({ length: count }, (_, index) => from + index * step)

describe('wrong passwords on one account', () => {
  it('four in a row cost no wait', () => {
    expect(failing(every(1000, 4)).blockedUntil).toBe(0)
  })

  it('the fifth within five minutes starts a wait of five minutes', () => {
    const times = every(1000, 5)
    expect(failing(times).blockedUntil).toBe(start + 4000 + 5 * minute)
  })

  it('five that are further apart cost no wait', () => {
    expect(failing(every(76_000, 5)).blockedUntil).toBe(0)
  })

  it.each([
    ['second', 1, 10],
    ['third', 2, 15],
    ['sixth', 5, 15],
  ])('the %s wait is longer, up to fifteen minutes', (_name, repeats, expected) => {
    let attempts = failing(every(0, 5))
    for (let repeat = 0; repeat < repeats; repeat += 1)
      attempts = afterAttempt(attempts, perAccount, attempts.blockedUntil)
    const last = attempts.failures.at(-1) ?? 0
    expect((attempts.blockedUntil - last) / minute).toBe(expected)
  })

  it('a quarter of an hour after a wait the count begins anew', () => {
    const waited = failing(every(0, 5))
    const later = waited.blockedUntil + 15 * minute
    expect(afterAttempt(waited, perAccount, later - 1).blockedUntil).toBeGreaterThan(later)
    expect(afterAttempt(waited, perAccount, later).blockedUntil).toBe(0)
  })
})

describe('wrong passwords from one address', () => {
  it('the thirtieth within five minutes starts a wait until the first of them is five minutes old', () => {
    const times = every(1000, 30)
    expect(failing(times.slice(0, 29), perAddress).blockedUntil).toBe(0)
    expect(failing(times, perAddress).blockedUntil).toBe(start + 5 * minute)
  })

  it('the wait does not grow', () => {
    const waited = failing(every(1000, 30), perAddress)
    const again = afterAttempt(waited, perAddress, waited.blockedUntil + 10_000)
    expect(again.blockedUntil).toBe(0)
  })
})
