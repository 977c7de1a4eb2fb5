import { expect, test } from 'vitest'
import { isStop, nextStop, priceScale } from './price-scale.ts'

test.each([
  [412.5, 438.2, { lowest: 412, highest: 439, step: 1 }],
  [427.04, 8204.1, { lowest: 400, highest: 8250, step: 50 }],
  [400, 400, { lowest: 400, highest: 401, step: 1 }],
  [0, 200, { lowest: 0, highest: 200, step: 1 }],
  [0, 201, { lowest: 0, highest: 202, step: 2 }],
  [0, 50_000, { lowest: 0, highest: 50_000, step: 500 }],
])('rounds the prices %d to %d outward', (min, max, scale) => {
  expect(priceScale(min, max)).toEqual(scale)
})

test('moves a limit between two stops to the next one in either direction', () => {
  const scale = priceScale(400, 8200)
  expect(isStop(1003, scale)).toBe(false)
  expect(nextStop(1003, 1004, scale)).toBe(1050)
  expect(nextStop(1003, 1002, scale)).toBe(1000)
  expect(nextStop(1000, 1050, scale)).toBe(1050)
})
