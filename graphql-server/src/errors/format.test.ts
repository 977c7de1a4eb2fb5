import { expect, test } from 'vitest'
import cases from '../../../docs/money-cases.json' with { type: 'json' }
import { locales } from '../locale.ts'
import { formatMakkahTime, formatMoney } from './format.ts'

test.each(cases)('formats $amount riyals in messages as in emails and on screens', ({ amount, texts }) => {
  for (const locale of locales)
    expect(formatMoney({ amount, currency: 'SAR' }, locale)).toBe(texts[locale].replaceAll(' ', '\u00a0'))
})

test('keeps every digit of large amounts', () => {
  expect(formatMoney({ amount: '90071992547409.93', currency: 'SAR' }, 'en-US')).toBe('SAR\u00a090,071,992,547,409.93')
})

test.each([
  ['en-US', '09:05'],
  ['ar-SA', '09:05'],
  ['tr-TR', '09:05'],
  ['id-ID', '09.05'],
  ['ur-PK', '09:05'],
] as const)('formats the time of day in %s in Makkah time', (locale, expected) => {
  expect(formatMakkahTime(new Date('2026-12-01T06:05:00Z'), locale)).toBe(expected)
})

test('rounds a time up to the next minute', () => {
  expect(formatMakkahTime(new Date('2026-12-01T06:05:00.001Z'), 'en-US')).toBe('09:06')
  expect(formatMakkahTime(new Date('2026-12-01T20:59:30Z'), 'en-US')).toBe('00:00')
})
