import { CalendarDate } from '@internationalized/date'
import { describe, expect, test } from 'vitest'
import { nightsOf, parseStayDate, stayProblem, todayInMakkah } from './stay.ts'

const date = (text: string) => parseStayDate(text)

test('uses the date in Makkah, three hours ahead of UTC', () => {
  expect(todayInMakkah(new Date('2026-11-21T20:59:59Z')).toString()).toBe('2026-11-21')
  expect(todayInMakkah(new Date('2026-11-21T21:00:00Z')).toString()).toBe('2026-11-22')
})

test.each(['2026-02-30', '2026-13-01', '13.12.2026', '2026-12-13T00:00', '', null, '__proto__'])(
  'rejects %s as a date',
  (text) => {
    expect(parseStayDate(text)).toBeUndefined()
  },
)

test('parses dates in Arabic digits', () => {
  expect(parseStayDate('٢٠٢٦-١٢-١٣')?.toString()).toBe('2026-12-13')
})

test('counts nights across a change to daylight saving time', () => {
  expect(nightsOf({ checkIn: '2027-03-27', checkOut: '2027-04-01' })).toBe(5)
  expect(nightsOf({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toBe(3)
})

describe('stay validation', () => {
  const today = new CalendarDate(2026, 11, 21)
  test.each([
    ['2026-11-21', '2026-11-22', undefined],
    ['2026-11-20', '2026-11-22', 'past'],
    ['2028-04-04', '2028-04-05', undefined],
    ['2028-04-05', '2028-04-06', 'tooFar'],
    ['2026-12-01', '2026-12-01', 'order'],
    ['2026-12-02', '2026-12-01', 'order'],
    ['2026-12-01', '2026-12-31', undefined],
    ['2026-12-01', '2027-01-01', 'tooLong'],
    ['', '2026-12-01', 'missing'],
  ])('validates a stay from %s to %s: %s', (checkIn, checkOut, problem) => {
    expect(stayProblem(date(checkIn), date(checkOut), today)).toBe(problem)
  })
})
