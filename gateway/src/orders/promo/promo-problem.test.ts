import { expect, it } from 'vitest'
import { promoProblem } from './promo-problem.ts'

const now = new Date('2026-11-21T09:00:00Z')
const promotion = { kinds: ['hotel'], minimum_halalas: 5000_00, valid_until: null, uses_left: null }
const target = { kind: 'hotel', totalHalalas: 5000_00, now }

const refusalCode = (limits: Partial<typeof promotion> | object, use: Partial<typeof target> = {}) =>
  promoProblem({ ...promotion, ...limits }, { ...target, ...use })?.errors[0]?.code

it('accepts a promo code at its minimum price, on its last use, and until it expires', () => {
  expect(refusalCode({})).toBeUndefined()
  expect(refusalCode({ uses_left: 1, valid_until: new Date('2026-11-21T09:00:00.001Z') })).toBeUndefined()
})

it.each([
  ['that has expired', { valid_until: now }, {}, 'PROMO_EXPIRED'],
  ['that has no uses left', { uses_left: 0 }, {}, 'PROMO_USED_UP'],
  ['for another product', {}, { kind: 'transport' }, 'PROMO_OTHER_PRODUCT'],
  ['for a price below its minimum', {}, { totalHalalas: 4999_99 }, 'PROMO_BELOW_MINIMUM'],
])('refuses a promo code %s', (_what, limits, use, code) => {
  expect(refusalCode(limits, use)).toBe(code)
})

it('reports a promo code’s minimum price when it refuses the code', () => {
  const refused = promoProblem(promotion, { ...target, totalHalalas: 100_00 })
  expect(refused?.errors[0]?.extraDetails).toEqual({ minimum: '5000.00' })
})
