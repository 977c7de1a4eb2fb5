import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { listTravelDateChoices } from './travel-dates.ts'

const today = new CalendarDate(2026, 11, 21)

test('offers date ranges from today and whole months', () => {
  const [any, week, thirty, ...months] = listTravelDateChoices(today, { from: '', to: '' })
  expect(any).toEqual({ kind: 'any', from: '', to: '' })
  expect(week).toEqual({ kind: 'week', from: '2026-11-21', to: '2026-11-27' })
  expect(thirty).toEqual({ kind: 'thirtyDays', from: '2026-11-21', to: '2026-12-20' })
  expect(months[0]).toEqual({ kind: 'month', from: '2026-05-01', to: '2026-05-31' })
  expect(months).toContainEqual({ kind: 'month', from: '2027-02-01', to: '2027-02-28' })
})

test('adds a custom date range from the URL at the end', () => {
  const choices = listTravelDateChoices(today, { from: '2026-12-03', to: '' })
  expect(choices.at(-1)).toEqual({ kind: 'custom', from: '2026-12-03', to: '' })
})
