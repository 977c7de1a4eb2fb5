import { describe, expect, it } from 'vitest'
import { addWrongCode, countAttemptsLeft, type Attempts, findLockEnd, NO_ATTEMPTS } from './attempts.ts'

const start = new Date('2026-11-21T09:00:00Z')
const at = (minutes: number, ms = 0) => new Date(start.getTime() + minutes * 60_000 + ms)
const wrong = (...minutes: number[]): Attempts =>
  minutes.reduce((attempts, minute) => addWrongCode(attempts, at(minute)), NO_ATTEMPTS)

describe('authenticator attempt limit', () => {
  it('counts down from five with each wrong code', () => {
    expect(countAttemptsLeft(NO_ATTEMPTS, start)).toBe(5)
    expect(
      [wrong(0), wrong(0, 1), wrong(0, 1, 2), wrong(0, 1, 2, 3)].map((attempts) => countAttemptsLeft(attempts, at(3))),
    ).toEqual([4, 3, 2, 1])
    expect(findLockEnd(wrong(0, 1, 2, 3), at(3))).toBeUndefined()
  })

  it('blocks payments for exactly 15 minutes after the fifth wrong code', () => {
    const five = wrong(0, 1, 2, 3, 4)
    expect(countAttemptsLeft(five, at(4))).toBe(0)
    expect(findLockEnd(five, at(4))).toEqual(at(19))
    expect(findLockEnd(five, at(19, -1))).toEqual(at(19))
    expect(findLockEnd(five, at(19))).toBeUndefined()
    expect(countAttemptsLeft(five, at(19))).toBe(5)
  })

  it('resets 15 minutes after the last wrong code', () => {
    expect(countAttemptsLeft(wrong(0, 1, 2, 3, 18), at(18))).toBe(4)
    expect(countAttemptsLeft(wrong(0, 1, 2, 3, 17), at(17))).toBe(0)
  })
})
