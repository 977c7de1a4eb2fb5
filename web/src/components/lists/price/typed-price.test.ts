import { expect, test } from 'vitest'
import { readPrice } from './typed-price.ts'

test.each([
  ['2500', 2500, 2500],
  ['2,500', 2500, 2500],
  ['2.500', 2500, 2500],
  ['2 500', 2500, 2500],
  ['2,500.50', 2500, 2501],
  ['2500.50', 2500, 2501],
  ['2.500,50', 2500, 2501],
  ['2500,5', 2500, 2501],
  ['2500.00', 2500, 2500],
  ['٢٬٥٠٠٫٥٠', 2500, 2501],
  ['۲۵۰۰', 2500, 2500],
  ['٢،٥٠٠', 2500, 2500],
  ['1,02,500', 102_500, 102_500],
  ['1.234.567,01', 1_234_567, 1_234_568],
  [' 900 ', 900, 900],
  ['12.', 12, 12],
  ['0', 0, 0],
  ['SAR 900', 900, 900],
  ['.5', 0, 1],
])('reads the price %s as %i riyals for a minimum and %i for a maximum', (typed, minimum, maximum) => {
  expect([readPrice(typed, 'down'), readPrice(typed, 'up')]).toEqual([minimum, maximum])
})

test.each(['', '   ', '\u200f'])('reads the empty text %j as no price limit', (typed) => {
  expect(readPrice(typed, 'up')).toBeNull()
})

test.each(['-250', '−250', 'abc', '25a', '1e3', '2,5,0', '2,5007', '2.500.50', '0.500', '.', '12..5'])(
  'rejects the price %s',
  (typed) => {
    expect(readPrice(typed, 'down')).toBeUndefined()
  },
)
