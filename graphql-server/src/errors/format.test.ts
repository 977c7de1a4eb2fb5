import { expect, test } from 'vitest'
import { formatMakkahTime, formatMoney } from './format.ts'

test.each([
  ['en-US', 'SAR\u00a01,234.50'],
  ['ar-SA', '1,234.50\u00a0ر.س'],
  ['tr-TR', 'SAR\u00a01.234,50'],
  ['id-ID', 'SAR\u00a01.234,50'],
  ['ur-PK', 'SAR\u00a01,234.50'],
] as const)('money in %s', (locale, expected) => {
  expect(formatMoney({ amount: '1234.50', currency: 'SAR' }, locale)).toBe(expected)
})

test('large amounts keep every digit', () => {
  expect(formatMoney({ amount: '90071992547409.93', currency: 'SAR' }, 'en-US')).toBe('SAR\u00a090,071,992,547,409.93')
})

test.each([
  ['en-US', '09:05'],
  ['ar-SA', '09:05'],
  ['tr-TR', '09:05'],
  ['id-ID', '09.05'],
  ['ur-PK', '09:05'],
] as const)('the time of day in %s is that of Makkah', (locale, expected) => {
  expect(formatMakkahTime(new Date('2026-12-01T06:05:00Z'), locale)).toBe(expected)
})

test('a time in the middle of a minute is shown as the next minute, when it has come for certain', () => {
  expect(formatMakkahTime(new Date('2026-12-01T06:05:00.001Z'), 'en-US')).toBe('09:06')
  expect(formatMakkahTime(new Date('2026-12-01T20:59:30Z'), 'en-US')).toBe('00:00')
})
