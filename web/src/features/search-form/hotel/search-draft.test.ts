import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { type SearchDraft, draftOf, searchOf, searchProblems } from './search-draft.ts'

const today = new CalendarDate(2026, 11, 21)
const aDraft = (change: Partial<SearchDraft> = {}): SearchDraft => ({
  locationCode: 'SA1',
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  rooms: [{ adults: 2, childAges: [7] }],
  nationality: 'ID',
  hotelPromoCode: '',
  specialCode: ' S-1 ',
  ...change,
})

test('turns a complete draft into a search with trimmed codes and without empty ones', () => {
  expect(searchProblems(aDraft(), today)).toEqual({})
  expect(searchOf(aDraft())).toEqual({
    ...aDraft(),
    hotelPromoCode: undefined,
    specialCode: 'S-1',
  })
})

test('reports every missing field of an empty form', () => {
  expect(searchProblems(draftOf(undefined), today)).toEqual({
    locationCode: 'missing',
    stay: 'missing',
    nationality: 'missing',
  })
})

test('requires the age of every child', () => {
  const draft = aDraft({ rooms: [{ adults: 2, childAges: [7, null] }] })
  expect(searchProblems(draft, today)).toEqual({ rooms: 'age' })
  expect(searchOf(draft)).toBeUndefined()
})
