import { describe, expect, test } from 'vitest'
import fees from '../../../docs/fee-cases.json' with { type: 'json' }
import { formatHalalas, parseHalalas } from './money.ts'
import { readPercent, computePercentage } from './percent.ts'

describe('percentage', () => {
  test.each([
    [50, '50'],
    ['33.5', '33.5'],
    [' 12.50 ', '12.5'],
    ['007', '7'],
    ['0.00', '0'],
    [100, '100'],
    ['99.995', '99.995'],
    ['99.99999999', '99.999999'],
  ])('is parsed from %j as %j', (value, percent) => {
    expect(readPercent(value)).toBe(percent)
  })

  test.each([101, '100.001', -1, '5 %', '1e1', '', null, true])('is not parsed from %j', (value) => {
    expect(readPercent(value)).toBeNull()
  })
})

test.each(fees)('computes $percent % of $total as a fee of $fee', ({ total, percent, fee }) => {
  expect(formatHalalas(computePercentage(parseHalalas(total) ?? Number.NaN, percent))).toBe(fee)
})
