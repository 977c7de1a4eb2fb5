import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { toDecimalRiyals, toHalalas, toRiyals } from './money.ts'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [4_812_075, '48120.75'],
  [170_00, '170.00'],
])('formats %i halalas as %s', (halalas, text) => {
  expect(toDecimalRiyals(halalas)).toBe(text)
})

it('preserves amounts to the halala through JSON', () => {
  assert(
    property(integer({ min: -99_999_999_99, max: 99_999_999_99 }), (halalas) => {
      expect(toHalalas(Number(JSON.stringify(toRiyals(halalas))))).toBe(halalas)
    }),
  )
})

it.each([0.001, 213.025, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 0.1 + 0.2])(
  'rejects %d as an amount',
  (amount) => {
    expect(toHalalas(amount)).toBeUndefined()
  },
)
