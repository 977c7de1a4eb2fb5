import { CalendarDate } from '@internationalized/date'
import { describe, expect, test } from 'vitest'
import {
  type HotelLink,
  parseHotelLink,
  parseListingLink,
  printHotelLink,
  printListingLink,
  readListingLink,
  toSearchInput,
} from './hotel-search.ts'

const today = new CalendarDate(2026, 11, 21)

const aLink = (change: Partial<HotelLink['search']> = {}): HotelLink => ({
  hotelId: '4900000101',
  supplier: 'agoda',
  search: {
    locationCode: 'SA1',
    checkIn: '2026-12-13',
    checkOut: '2026-12-18',
    rooms: [
      { adults: 2, childAges: [5] },
      { adults: 1, childAges: [] },
    ],
    nationality: 'ID',
    hotelPromoCode: undefined,
    specialCode: undefined,
    ...change,
  },
})

const parse = (query: string) => parseHotelLink(new URLSearchParams(query), today)
const urlWithout = (name: string) => {
  const parameters = new URLSearchParams(printHotelLink(aLink()))
  parameters.delete(name)
  return parameters.toString()
}
const urlWith = (name: string, value: string) => {
  const parameters = new URLSearchParams(printHotelLink(aLink()))
  parameters.set(name, value)
  return parameters.toString()
}

test('writes a hotel’s URL with the product’s parameter names', () => {
  expect([...new URLSearchParams(printHotelLink(aLink({ hotelPromoCode: 'P1', specialCode: 'S-2' })))]).toEqual([
    ['n', 'ID'],
    ['hotel-code', '4900000101'],
    ['check-in', '2026-12-13'],
    ['check-out', '2026-12-18'],
    ['provider', 'agoda'],
    ['location-code', 'SA1'],
    ['guests', '[{"adults":2,"childAges":[5]},{"adults":1,"childAges":[]}]'],
    ['specialCode', 'S-2'],
    ['subpcc', 'P1'],
  ])
})

test('parses the hotel URL it writes', () => {
  const link = aLink({ hotelPromoCode: 'P1', specialCode: 'S-2' })
  expect(parse(printHotelLink(link))).toEqual(link)
})

test.each(['n', 'hotel-code', 'location-code', 'guests'])('rejects a hotel URL without %s', (name) => {
  expect(parse(urlWithout(name))).toBe('incomplete')
})

test.each([
  ['guests', '[{"adults":0}]'],
  ['guests', '[{"adults":10}]'],
  ['guests', 'rooms'],
  ['guests', '{"__proto__":{"adults":2}}'],
  ['n', '<b>'],
  ['n', 'indonesia'],
  ['location-code', '"><script>'],
  ['hotel-code', 'x'.repeat(101)],
])('rejects a hotel URL with %s=%s', (name, value) => {
  expect(parse(urlWith(name, value))).toBe('incomplete')
})

test('rejects a hotel URL with a repeated parameter', () => {
  expect(parse(`${printHotelLink(aLink())}&hotel-code=2`)).toBe('incomplete')
})

test.each([
  ['check-in', '2026-11-20', 'past'],
  ['check-in', '2026-12-18', 'order'],
  ['check-out', '2027-02-01', 'tooLong'],
  ['check-out', '2026-12-32', 'missing'],
  ['check-in', '2026-2-3', 'missing'],
])('reports %s=%s as a problem with the dates: %s', (name, value, problem) => {
  expect(parse(urlWith(name, value))).toBe(problem)
})

test('parses dates in Arabic digits', () => {
  expect(parse(urlWith('check-in', '٢٠٢٦-١٢-١٣'))).toEqual(aLink())
})

test('parses any supplier key, even in capitals', () => {
  const link = parse(urlWith('provider', 'NUZUL-Direct'))
  expect(typeof link === 'object' && link.supplier).toBe('nuzul-direct')
})

test('writes a listing’s URL with the whole search', () => {
  const query = new URLSearchParams(printListingLink(aLink({ specialCode: 'S-2' }).search, 'ar-SA'))
  expect(Object.fromEntries(query)).toEqual({
    locationCode: 'SA1',
    specialCode: 'S-2',
    checkInDate: '2026-12-13',
    checkOutDate: '2026-12-18',
    rooms: '[{"adults":2,"childAges":[5]},{"adults":1,"childAges":[]}]',
    cultCode: 'ar-SA',
    nationality: 'ID',
  })
})

test('sends only codes that are set', () => {
  expect(Object.keys(toSearchInput(aLink().search))).not.toContain('hotelPromoCode')
  expect(toSearchInput(aLink({ hotelPromoCode: 'P1' }).search).hotelPromoCode).toBe('P1')
})

describe('listing URL', () => {
  const search = aLink({ hotelPromoCode: 'P1' }).search
  const listing = (change: Record<string, string | undefined> = {}) => {
    const parameters = new URLSearchParams(printListingLink(search, 'en-US'))
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) parameters.delete(name)
      else parameters.set(name, value)
    }
    return parameters
  }

  test('parses the listing URL it writes', () => {
    expect(parseListingLink(listing(), today)).toEqual(search)
  })

  test.each([
    [{ rooms: undefined }, 'incomplete'],
    [{ rooms: '[{"adults":0}]' }, 'incomplete'],
    [{ locationCode: '<svg>' }, 'incomplete'],
    [{ nationality: 'Indonesia' }, 'incomplete'],
    [{ checkInDate: '2026-02-30' }, 'incomplete'],
    [{ checkInDate: '2026-11-20' }, 'past'],
    [{ checkOutDate: '2026-12-13' }, 'order'],
    [{ checkOutDate: '2027-12-13' }, 'tooLong'],
  ])('rejects the listing URL with %j: %s', (change, problem) => {
    expect(parseListingLink(listing(change), today)).toBe(problem)
  })

  test('rejects a listing URL with a repeated parameter', () => {
    const parameters = listing()
    parameters.append('nationality', 'TR')
    expect(parseListingLink(parameters, today)).toBe('incomplete')
  })

  test('fills the search form with the readable parts of a damaged URL', () => {
    expect(readListingLink(listing({ rooms: 'x', checkInDate: 'soon' }))).toEqual({
      ...search,
      rooms: undefined,
      checkIn: '',
    })
  })
})
