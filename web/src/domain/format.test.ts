import { describe, expect, test } from 'vitest'
import { languages } from '#src/i18n/languages.ts'
import { makeFormat } from './format.ts'

const on = (language: string, day = '2026-11-21') => makeFormat(language, () => new Date(`${day}T09:00:00Z`))
const sar = (amount: string) => ({ amount, currency: 'SAR' })
const visible = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00a0', ' ')

describe('money in a sentence', () => {
  test.each([
    ['en-US', 'SAR 1,234.50'],
    ['ar-SA', '1,234.50 ر.س'],
    ['tr-TR', '1.234,50 SAR'],
    ['id-ID', 'SAR 1.234,50'],
    ['ur-PK', 'SAR 1,234.50'],
  ])('%s writes %s', (language, text) => {
    expect(visible(on(language).money(sar('1234.5')))).toBe(text)
  })

  test('a refund has a real minus, before the digits', () => {
    expect(on('en-US').money(sar('-260.00'))).toBe('SAR\u00a0−260.00')
  })

  test('Arabic keeps the digits in one piece and lets the currency follow', () => {
    expect(on('ar-SA').money(sar('5.00'))).toBe('\u20665.00\u2069\u00a0ر.س')
  })

  test.each(languages)('in $code an amount is never torn apart at the end of a line', ({ code }) => {
    expect(on(code).money(sar('-1234.5'))).not.toContain(' ')
  })

  test('whole riyals are rounded, not cut', () => {
    expect(on('en-US').wholeAmount(sar('372.50'))).toBe('373')
    expect(on('en-US').wholeAmount(sar('1372.49'))).toBe('1,372')
  })
})

describe('dates', () => {
  test.each([
    ['en-US', 'Sun 13 Dec – Fri 18 Dec'],
    ['ar-SA', 'الأحد، 13 ديسمبر – الجمعة، 18 ديسمبر'],
    ['tr-TR', '13 Ara Paz – 18 Ara Cum'],
    ['id-ID', 'Min, 13 Des – Jum, 18 Des'],
    ['ur-PK', 'اتوار، 13 دسمبر – جمعہ، 18 دسمبر'],
  ])('%s writes a stay as %s', (language, text) => {
    expect(on(language).stay('2026-12-13', '2026-12-18')).toBe(text)
  })

  test('the year appears only beyond the next eleven months', () => {
    expect(on('en-US').day('2027-10-21')).toBe('21 Oct')
    expect(on('en-US').day('2027-10-22')).toBe('22 Oct 2027')
    expect(on('en-US').day('2025-12-31')).toBe('31 Dec 2025')
  })

  test('what is no date is shown as it is', () => {
    expect(on('en-US').day('soon')).toBe('soon')
  })
})

describe('Hijri dates', () => {
  test.each([
    ['en-US', '4 – 9 Rajab 1448'],
    ['ar-SA', '4 – 9 رجب 1448 هـ'],
    ['tr-TR', '4 – 9 Recep 1448'],
    ['id-ID', '4 – 9 Rajab 1448 H'],
    ['ur-PK', '4 – 9 رجب 1448 ھ'],
  ])('%s writes a stay as %s', (language, text) => {
    expect(on(language).hijriStay('2026-12-13', '2026-12-18')).toBe(text)
  })

  test('a stay over the end of a month names both months', () => {
    expect(on('en-US').hijriStay('2026-12-08', '2026-12-13')).toBe('28 Jumada al-Akhirah – 4 Rajab 1448')
  })
})

describe('instants', () => {
  test('a deadline is told in Makkah time, whatever its own offset', () => {
    expect(visible(on('en-US').instant('2026-12-10T21:30:00Z'))).toBe('Fri 11 Dec · 00:30')
    expect(visible(on('id-ID').instant('2026-12-10T14:00:00+03:00'))).toBe('Kam, 10 Des · 14.00')
    expect(visible(on('id-ID').moment('2026-11-20T21:30:00Z'))).toBe('21 Nov · 00.30')
  })

  test('no line ends beside the dot between day and time', () => {
    const texts = [on('ar-SA').instant('2026-12-10T14:00:00Z'), on('ar-SA').moment('2026-12-10T14:00:00Z')]
    for (const text of texts) expect(text).toMatch(/\S\u00a0·\u00a0\S/)
  })

  test("and once in the agent's own zone", () => {
    expect(visible(on('en-US').instant('2026-12-10T14:00:00+03:00', 'Asia/Jakarta'))).toBe('Thu 10 Dec · 18:00')
  })

  test.each([
    [187_200_000, '2 d 4 h'],
    [76_200_000, '21 h 10 min'],
    [259_200_000, '3 d'],
    [59_999, '0 min'],
    [-5, '0 min'],
  ])('%i ms are %s', (milliseconds, text) => {
    expect(on('en-US').duration(milliseconds)).toBe(text)
  })

  test('Arabic counts days as Arabic does', () => {
    expect(on('ar-SA').duration(2 * 86_400_000)).toBe('يومان')
  })

  test.each([
    [1, '2 دن 1 گھنٹہ'],
    [4, '2 دن 4 گھنٹے'],
  ])('Urdu counts %i hours as Urdu does', (hours, text) => {
    expect(on('ur-PK').duration((48 + hours) * 3_600_000)).toBe(text)
  })
})

test.each(languages.map(({ code }) => code))('%s shows Latin digits only', (language) => {
  const format = on(language)
  const texts = [
    format.money(sar('1234567.89')),
    format.instant('2026-12-10T14:00:00+03:00'),
    format.hijri('2026-12-13'),
    format.duration(11 * 86_400_000),
    format.meters(1150),
    format.kilometers(1500),
    format.percent('50'),
    format.number(12),
  ].join(' ')
  expect(texts).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
})

test.each([
  ['en-US', '21 November 2026'],
  ['ar-SA', '21 نوفمبر 2026'],
  ['tr-TR', '21 Kasım 2026'],
  ['id-ID', '21 November 2026'],
  ['ur-PK', '21 نومبر 2026'],
])('in %s a date of record always names its year', (language, text) => {
  expect(on(language).fullDate('2026-11-21')).toBe(text)
})
