import { describe, expect, it } from 'vitest'
import { generateCode, findMatchingStep, computeTimeStep } from './code.ts'

// The published test secret of RFC 4226 and 6238, "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('authenticator code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('matches the RFC 6238 test vector for second %i', (seconds, code) => {
    expect(generateCode(secret, computeTimeStep(at(seconds)))).toBe(code)
    expect(findMatchingStep(secret, code, at(seconds))).toBe(computeTimeStep(at(seconds)))
  })

  it('is valid only in its own time step and the next one', () => {
    const step = computeTimeStep(at(1_234_567_890))
    const steps = [-30, -1, 0, 29, 30, 59, 60, 90].map((seconds) =>
      findMatchingStep(secret, '005924', at(step * 30 + seconds)),
    )
    expect(steps).toEqual([undefined, undefined, step, step, step, step, undefined, undefined])
  })

  it.each(['٠٠٥٩٢٤', '۰۰۵۹۲۴', '005 924', '\u200f٠٠٥٩٢٤ '])('is accepted when typed as %j', (typed) => {
    expect(findMatchingStep(secret, typed, at(1_234_567_890))).toBe(computeTimeStep(at(1_234_567_890)))
  })

  it.each(['', '5924', '0005924', '00592x', '005924005924', '५००५९२', '००५९२x'])(
    'is rejected when typed as %j',
    (typed) => {
      expect(findMatchingStep(secret, typed, at(1_234_567_890))).toBeUndefined()
    },
  )
})
