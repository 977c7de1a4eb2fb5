import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { type SearchDraft, toDraft, toSearch, searchProblems, withEqualAdults, withRoomCount } from './search-draft.ts'

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

test('converts a complete draft to a search with cleaned codes, and omits empty ones', () => {
  expect(toSearch(aDraft({ hotelPromoCode: 'SAGE\u200B', specialCode: '\u2060' }))).toMatchObject({
    hotelPromoCode: 'SAGE',
    specialCode: undefined,
  })
  expect(searchProblems(aDraft(), today)).toEqual({})
  expect(toSearch(aDraft())).toEqual({
    ...aDraft(),
    hotelPromoCode: undefined,
    specialCode: 'S-1',
  })
})

test('reports the missing city and dates in an empty form', () => {
  expect(searchProblems(toDraft(undefined), today)).toEqual({
    locationCode: 'missing',
    stay: 'missing',
  })
})

test('requires the age of every child', () => {
  const draft = aDraft({ rooms: [{ adults: 2, childAges: [7, null] }] })
  expect(searchProblems(draft, today)).toEqual({ rooms: 'ageMissing' })
  expect(toSearch(draft)).toBeUndefined()
})

test('adds rooms with as many adults as the last one and no children', () => {
  const family = { adults: 2, childAges: [7] }
  const quad = { adults: 4, childAges: [] }
  expect(withRoomCount([family, quad], 4)).toEqual([family, quad, quad, quad])
  expect(withRoomCount([family], 2)).toEqual([family, { adults: 2, childAges: [] }])
  expect(withRoomCount([family, quad, quad], 1)).toEqual([family])
})

test('gives every room as many adults as the first, as far as its children leave space', () => {
  const rooms = [
    { adults: 8, childAges: [] },
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [3, 7] },
  ]
  expect(withEqualAdults(rooms).map(({ adults }) => adults)).toEqual([8, 8, 7])
  expect(withEqualAdults(rooms)[2]?.childAges).toEqual([3, 7])
})
