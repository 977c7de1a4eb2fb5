import { describe, expect, test } from 'vitest'
import fees from '../../../docs/fee-cases.json' with { type: 'json' }
import {
  add,
  compare,
  convertMoney,
  fromHalalas,
  isNegative,
  negate,
  percentFee,
  percentOf,
  divide,
  subtract,
  toHalalas,
} from './money.ts'

const sar = (amount: string) => ({ amount, currency: 'SAR' })

test('adds amounts exactly', () => {
  expect(add(sar('0.10'), sar('0.20'))).toEqual(sar('0.30'))
  expect(subtract(sar('6332.65'), sar('6148.20'))).toEqual(sar('184.45'))
  expect(add(sar('90071992547409.93'), sar('0.01'))).toEqual(sar('90071992547409.94'))
})

test.each(['170', '170.0', '170.00'])('reads the amount %s as 170.00', (amount) => {
  expect(fromHalalas(toHalalas(amount))).toBe('170.00')
})

test.each(fees)('calculates a fee of $fee for $percent % of $total', ({ total, percent, fee }) => {
  expect(percentFee(sar(total), percent)).toEqual(sar(fee))
})

test.each(['', '1,000.00', '1.005', '1e3', ' 1.00', 'NaN', '--1'])('rejects the amount "%s"', (text) => {
  expect(() => toHalalas(text)).toThrow(RangeError)
})

test.each([
  ['50', '0.01', '0.01'],
  ['33.33', '100.00', '33.33'],
  ['100', '6148.20', '6148.20'],
])('calculates %s percent of %s as %s', (percent, whole, share) => {
  expect(percentOf(sar(whole), percent)).toEqual(sar(share))
})

test.each([
  ['3690.15', 3, '1230.05'],
  ['100.00', 3, '33.33'],
  ['200.00', 3, '66.67'],
  ['0.05', 2, '0.03'],
  ['90071992547409.95', 2, '45035996273704.98'],
])('divides %s among %i guests as %s per person', (total, guests, share) => {
  expect(divide(sar(total), guests)).toEqual(sar(share))
})

test.each([
  ['6148.20', '3.7500', '1639.52'],
  ['1.00', '3.75', '0.27'],
  ['0.01', '3.75', '0.00'],
  ['0.02', '4', '0.01'],
  ['-6148.20', '3.7500', '-1639.52'],
  ['100.00', '0.00023', '434782.61'],
  ['90071992547409.95', '1', '90071992547409.95'],
])('converts SAR %s at %s riyals per dollar to USD %s', (amount, riyals, worth) => {
  expect(convertMoney(sar(amount), { currency: 'USD', riyals })).toEqual({ amount: worth, currency: 'USD' })
})

describe('negative amounts', () => {
  test('keeps the sign and the leading zero of a negative amount below a riyal', () => {
    expect(subtract(sar('0.20'), sar('0.25'))).toEqual(sar('-0.05'))
    expect(negate(sar('-0.05'))).toEqual(sar('0.05'))
  })

  test('recognizes negative amounts', () => {
    expect(isNegative(sar('-0.01'))).toBe(true)
    expect(isNegative(sar('0.00'))).toBe(false)
  })
})

test('sorts amounts by value', () => {
  const amounts = ['9.00', '-10.00', '10.00', '100.00'].map(sar)
  expect(amounts.sort(compare).map(({ amount }) => amount)).toEqual(['-10.00', '9.00', '10.00', '100.00'])
})

test('refuses to add amounts in two currencies', () => {
  expect(() => add(sar('1.00'), { amount: '1.00', currency: 'USD' })).toThrow('SAR')
})
