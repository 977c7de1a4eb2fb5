import { expect, test } from 'vitest'
import { isStop, nextStop, priceScale } from './price-scale.ts'

test.each([
  [412.5, 438.2, { lowest: 412, highest: 439, step: 1 }],
  [427.04, 8204.1, { lowest: 400, highest: 8250, step: 50 }],
  [400, 400, { lowest: 400, highest: 401, step: 1 }],
  [0, 200, { lowest: 0, highest: 200, step: 1 }],
  [0, 201, { lowest: 0, highest: 202, step: 2 }],
  [0, 50_000, { lowest: 0, highest: 50_000, step: 500 }],
])('rounds the price range %d to %d outward', (min, max, scale) => {
  expect(priceScale(min, max)).toEqual(scale)
})

test.each([
  ['below all prices', { max: 900 }, { lowest: 0, highest: 8250, step: 50 }],
  ['above all prices', { min: 9000 }, { lowest: 1000, highest: 10_800, step: 50 }],
  ['among the prices', { min: 2000, max: 3000 }, { lowest: 1000, highest: 8250, step: 50 }],
])('fits the price range to a limit %s', (_where, limits, scale) => {
  expect(priceScale(1030, 8204, limits)).toEqual(scale)
})

test('moves a price limit between two stops to the next stop in either direction', () => {
  const scale = priceScale(400, 8200)
  expect(isStop(1003, scale)).toBe(false)
  expect(nextStop(1003, 1004, scale)).toBe(1050)
  expect(nextStop(1003, 1002, scale)).toBe(1000)
  expect(nextStop(1000, 1050, scale)).toBe(1050)
})
