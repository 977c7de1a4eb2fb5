import { describe, expect, test } from 'vitest'
import cases from '../../../../docs/money-cases.json' with { type: 'json' }
import { languages } from '#src/i18n/languages.ts'
import { createFormat } from './format.ts'

const formatIn = (language: string, day = '2026-11-21') => createFormat(language, () => new Date(`${day}T09:00:00Z`))
const sar = (amount: string) => ({ amount, currency: 'SAR' })
const visible = (text: string) => text.replace(/[\u2060\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u2009]/g, ' ')

describe('amounts in a sentence', () => {
  test.each(cases)('formats $amount riyals in a sentence the same way as messages and emails', ({ amount, texts }) => {
    for (const { code } of languages)
      expect(
        formatIn(code)
          .money(sar(amount))
          .replaceAll('\u2060', '')
          .replaceAll(/[\u00a0\u2009]/g, ' '),
      ).toBe(texts[code])
  })

  test.each(languages)('keeps an amount on one line in $code', ({ code }) => {
    expect(formatIn(code).money(sar('-1234.5'))).not.toContain(' ')
  })

  test('omits an amount’s decimals only if they are zero', () => {
    expect(formatIn('en-US').moneyWithoutZeros(sar('50000.00'))).toBe('SAR\u00a050,000')
    expect(formatIn('tr-TR').moneyWithoutZeros(sar('50000.00'))).toBe('50.000\u00a0SAR')
    expect(formatIn('tr-TR').moneyWithoutZeros(sar('1200.50'))).toBe(formatIn('tr-TR').money(sar('1200.50')))
  })

  test('rounds an amount to whole riyals', () => {
    expect(formatIn('en-US').wholeAmount(sar('372.50'))).toBe('373')
    expect(formatIn('en-US').wholeAmount(sar('1372.49'))).toBe('1,372')
  })
})

describe('exchange rates', () => {
  test.each([
    ['en-US', '3.75'],
    ['ar-SA', '3.75'],
    ['tr-TR', '3,75'],
    ['id-ID', '3,75'],
    ['ur-PK', '3.75'],
  ])('writes an exchange rate in %s as %s', (language, text) => {
    expect(visible(formatIn(language).decimal('3.75'))).toBe(text)
  })
})

describe('dates', () => {
  test.each([
    ['en-US', 'Sun 13 Dec – Fri 18 Dec'],
    ['ar-SA', 'الأحد، 13 ديسمبر – الجمعة، 18 ديسمبر'],
    ['tr-TR', '13 Ara Paz – 18 Ara Cum'],
    ['id-ID', 'Min, 13 Des – Jum, 18 Des'],
    ['ur-PK', 'اتوار، 13 دسمبر – جمعہ، 18 دسمبر'],
  ])('writes a stay in %s as %s', (language, text) => {
    expect(visible(formatIn(language).stay('2026-12-13', '2026-12-18'))).toBe(text)
  })

  test('shows the year only for dates beyond the next eleven months', () => {
    expect(visible(formatIn('en-US').day('2027-10-21'))).toBe('21 Oct')
    expect(visible(formatIn('en-US').day('2027-10-22'))).toBe('22 Oct 2027')
    expect(visible(formatIn('en-US').day('2025-12-31'))).toBe('31 Dec 2025')
  })

  test.each([
    ['en-US', 'Mon 20 Mar – Fri 24 Mar 2028'],
    ['ar-SA', 'الاثنين، 20 مارس – الجمعة، 24 مارس 2028'],
    ['tr-TR', '20 Mar Pzt – 24 Mar 2028 Cum'],
    ['id-ID', 'Sen, 20 Mar – Jum, 24 Mar 2028'],
    ['ur-PK', 'پیر، 20 مارچ – جمعہ، 24 مارچ 2028'],
  ])('writes the year once for a distant stay in %s', (language, text) => {
    expect(visible(formatIn(language).stay('2028-03-20', '2028-03-24'))).toBe(text)
  })

  test('writes no year for a near stay, one for a stay that ends more than eleven months ahead, and two for a distant stay across New Year', () => {
    expect(visible(formatIn('en-US').stay('2027-12-30', '2028-01-02'))).toBe('Thu 30 Dec 2027 – Sun 2 Jan 2028')
    expect(visible(formatIn('en-US').stay('2026-12-30', '2027-01-02'))).toBe('Wed 30 Dec – Sat 2 Jan')
    expect(visible(formatIn('en-US').stay('2027-10-20', '2027-10-25'))).toBe('Wed 20 Oct – Mon 25 Oct 2027')
  })

  test.each([
    ['en-US', 'Wed 7 Apr 2027', 'Wed 30 Dec 2026 – Sat 2 Jan 2027'],
    ['ar-SA', 'الأربعاء، 7 أبريل 2027', 'الأربعاء، 30 ديسمبر 2026 – السبت، 2 يناير 2027'],
    ['tr-TR', '7 Nis 2027 Çar', '30 Ara 2026 Çar – 2 Oca 2027 Cmt'],
    ['id-ID', 'Rab, 7 Apr 2027', 'Rab, 30 Des 2026 – Sab, 2 Jan 2027'],
    ['ur-PK', 'بدھ، 7 اپریل 2027', 'بدھ، 30 دسمبر 2026 – ہفتہ، 2 جنوری 2027'],
  ])('writes the year in a list in %s only if it is not the current one', (language, day, stay) => {
    const format = formatIn(language)
    expect(visible(format.weekday('2027-04-07', 'otherYear'))).toBe(day)
    expect(visible(format.stay('2026-12-30', '2027-01-02', 'otherYear'))).toBe(stay)
    expect(visible(format.weekday('2026-12-13', 'otherYear'))).toBe(visible(format.weekday('2026-12-13')))
    expect(visible(format.lastDay('2027-04-07T12:00:00Z', 'otherYear'))).toMatch(/2027$/)
  })

  test('writes the year of a near date when requested', () => {
    const format = formatIn('en-US')
    expect(visible(format.day('2026-12-13', 'always'))).toBe('13 Dec 2026')
    expect(visible(format.weekday('2026-12-13', 'always'))).toBe('Sun 13 Dec 2026')
    expect(visible(format.stay('2026-12-13', '2026-12-18', 'always'))).toBe('Sun 13 Dec – Fri 18 Dec 2026')
    expect(visible(format.dateTime('2026-12-10T14:00:00Z', { year: 'always' }))).toBe('Thu 10 Dec 2026 at 17:00')
    expect(visible(format.shortDateTime('2026-11-20T21:30:00Z', 'always'))).toBe('21 Nov 2026 · 00:30')
  })

  test('allows a line break only before the year in a Hijri date and after the dash in a range', () => {
    const format = formatIn('ar-SA')
    const pieces = (text: string) => visible(text.replaceAll(' ', '|'))
    expect(pieces(format.weekday('2026-11-26', 'always'))).toBe('الخميس، 26 نوفمبر 2026')
    expect(pieces(format.fullDate('2026-11-26'))).toBe('26 نوفمبر 2026')
    expect(pieces(format.stay('2026-12-13', '2026-12-18'))).toBe('الأحد، 13 ديسمبر –|الجمعة، 18 ديسمبر')
    expect(pieces(format.dateTime('2026-11-24T11:00:00Z'))).toBe('الثلاثاء، 24 نوفمبر،|الساعة 14:00')
    expect(pieces(format.hijri('2026-11-26'))).toBe('16 جمادى الآخرة|1448 هـ')
    expect(formatIn('ar-SA').hijriDay('2026-11-26')).toBe('16')
    expect(pieces(format.hijriStay('2026-12-08', '2026-12-13'))).toBe('28 جمادى الآخرة –|4 رجب 1448 هـ')
    expect(pieces(formatIn('en-US').hijriStay('2026-12-13', '2026-12-18'))).toBe('4 – 9 Rajab 1448')
  })

  test('keeps a number and its unit on one line', () => {
    const pieces = formatIn('en-US')
      .duration(2 * 86_400_000 + 13 * 3_600_000)
      .split(' ')
    expect(pieces.map(visible)).toEqual(['2 d', '13 h'])
    expect(formatIn('ar-SA').meters(389)).not.toContain(' ')
  })

  test('returns an invalid date unchanged', () => {
    expect(formatIn('en-US').day('soon')).toBe('soon')
  })
})

describe('Hijri dates', () => {
  test.each([
    ['en-US', '4 – 9 Rajab 1448'],
    ['ar-SA', '4 – 9 رجب 1448 هـ'],
    ['tr-TR', '4 – 9 Recep 1448'],
    ['id-ID', '4 – 9 Rajab 1448 H'],
    ['ur-PK', '4 – 9 رجب 1448 ھ'],
  ])('writes a stay in %s as %s', (language, text) => {
    expect(visible(formatIn(language).hijriStay('2026-12-13', '2026-12-18'))).toBe(text)
  })

  test('writes both Hijri months for a stay across a month end', () => {
    expect(visible(formatIn('en-US').hijriStay('2026-12-08', '2026-12-13'))).toBe('28 Jumada al-Akhirah – 4 Rajab 1448')
  })
})

describe('instants', () => {
  test('writes a deadline in Makkah time', () => {
    expect(visible(formatIn('en-US').dateTime('2026-12-10T21:30:00Z'))).toBe('Fri 11 Dec at 00:30')
    expect(visible(formatIn('id-ID').dateTime('2026-12-10T14:00:00+03:00'))).toBe('Kam, 10 Des pukul 14.00')
    expect(visible(formatIn('id-ID').shortDateTime('2026-11-20T21:30:00Z'))).toBe('21 Nov · 00.30')
  })

  test('keeps an instant’s day and time on one line', () => {
    expect(formatIn('ar-SA').shortDateTime('2026-12-10T14:00:00Z')).toMatch(/\S\u00a0·\u00a0\S/)
    expect(formatIn('en-US').dateTime('2026-12-10T14:00:00Z')).toMatch(/\u00a0Dec at\u00a0\d/)
  })

  test("writes an instant in the agent's time zone", () => {
    expect(visible(formatIn('en-US').dateTime('2026-12-10T14:00:00+03:00', { zone: 'Asia/Jakarta' }))).toBe(
      'Thu 10 Dec at 18:00',
    )
  })

  test.each([
    [187_200_000, '2 d 4 h'],
    [76_200_000, '21 h 10 min'],
    [259_200_000, '3 d'],
    [144 * 86_400_000, '144 d'],
    [59_999, '0 min'],
    [-5, '0 min'],
  ])('writes %i ms as %s', (milliseconds, text) => {
    expect(visible(formatIn('en-US').duration(milliseconds))).toBe(text)
  })

  test.each([
    ['en-US', '2 d 4 h'],
    ['ar-SA', 'يومان و4 ساعات'],
    ['tr-TR', '2 gün 4 sa.'],
    ['id-ID', '2 hari, 4 jam'],
    ['ur-PK', '2 دن اور 4 گھنٹے'],
  ])('joins days and hours in %s', (language, text) => {
    expect(visible(formatIn(language).duration(187_200_000))).toBe(text)
  })

  test.each([
    [2 * 86_400_000, 'يومان'],
    [25 * 3_600_000, 'يوم وساعة'],
    [15_060_000, '4 ساعات و11 دقيقة'],
  ])('uses Arabic plurals for %i ms', (milliseconds, text) => {
    expect(visible(formatIn('ar-SA').duration(milliseconds))).toBe(text)
  })

  test.each([
    [1, '2 دن اور 1 گھنٹہ'],
    [4, '2 دن اور 4 گھنٹے'],
  ])('uses the Urdu plural of %i hours', (hours, text) => {
    expect(visible(formatIn('ur-PK').duration((48 + hours) * 3_600_000))).toBe(text)
  })
})

test.each(languages.map(({ code }) => code))('writes only Latin digits in %s', (language) => {
  const format = formatIn(language)
  const texts = [
    format.money(sar('1234567.89')),
    format.dateTime('2026-12-10T14:00:00+03:00'),
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
])('always writes the year in a record date in %s', (language, text) => {
  expect(visible(formatIn(language).fullDate('2026-11-21'))).toBe(text)
})

test.each([
  ['2026-12-10T14:00:00+03:00', '10 Dec'],
  ['2026-12-10T00:00:00+03:00', '9 Dec'],
])('writes the last day before %s', (until, text) => {
  expect(visible(formatIn('en-US').lastDay(until))).toBe(text)
})

test.each([
  ['midnight in Makkah', '2026-12-09T21:00:00Z', 'en-US', 'Wed 9 Dec'],
  ['midnight in Makkah', '2026-12-10T00:00:00+03:00', 'id-ID', 'Rab, 9 Des'],
  ['midnight elsewhere', '2026-12-10T00:00:00Z', 'en-US', undefined],
  ['another time', '2026-12-10T14:00:00+03:00', 'en-US', undefined],
])('writes the day that an instant ends, only at midnight in Makkah: %s', (_, instant, language, text) => {
  const day = formatIn(language).dayEndedAt(instant)
  expect(day && visible(day)).toBe(text)
})
