import { describe, expect, it } from 'vitest'
import { afterAttempt, type Attempts, perAccountAndAddress, perAddress, noAttempts } from './attempt-limit.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T09:00:00Z')

const failing = (times: number[], limit = perAccountAndAddress, before: Attempts = noAttempts): Attempts =>
  times.reduce((attempts, time) => afterAttempt(attempts, limit, time), before)

const every = (step: number, count: number, from = start) =>
  Array.from({ length: count }, (_, index) => from + index * step)

describe('limit of wrong passwords for one account from one address', () => {
  it('allows the fourth without a wait', () => {
    expect(failing(every(1000, 4)).blockedUntil).toBe(0)
  })

  it('starts a wait of five minutes at the fifth within five minutes', () => {
    const times = every(1000, 5)
    expect(failing(times).blockedUntil).toBe(start + 4000 + 5 * minute)
  })

  it('starts no wait when attempts are further apart', () => {
    expect(failing(every(76_000, 5)).blockedUntil).toBe(0)
  })

  it.each([
    ['second', 1, 10],
    ['third', 2, 15],
    ['sixth', 5, 15],
  ])('starts longer waits, up to fifteen minutes: the %s', (_name, repeats, expected) => {
    let attempts = failing(every(0, 5))
    for (let repeat = 0; repeat < repeats; repeat += 1)
      attempts = afterAttempt(attempts, perAccountAndAddress, attempts.blockedUntil)
    const last = attempts.failures.at(-1) ?? 0
    expect((attempts.blockedUntil - last) / minute).toBe(expected)
  })

  it('resets fifteen minutes after a wait', () => {
    const waited = failing(every(0, 5))
    const later = waited.blockedUntil + 15 * minute
    expect(afterAttempt(waited, perAccountAndAddress, later - 1).blockedUntil).toBeGreaterThan(later)
    expect(afterAttempt(waited, perAccountAndAddress, later).blockedUntil).toBe(0)
  })
})

describe('limit of wrong passwords from one address', () => {
  it('starts a wait at the 300th, until the first of them is five minutes old', () => {
    const times = every(500, 300)
    expect(failing(times.slice(0, 299), perAddress).blockedUntil).toBe(0)
    expect(failing(times, perAddress).blockedUntil).toBe(start + 5 * minute)
  })

  it('does not start longer waits', () => {
    const waited = failing(every(500, 300), perAddress)
    const again = afterAttempt(waited, perAddress, waited.blockedUntil + 10_000)
    expect(again.blockedUntil).toBe(0)
  })
})
