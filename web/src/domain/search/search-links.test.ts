import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { type ProductSearch, parseSearch, searchUrl, summarizeSearch } from './search-links.ts'

const today = new CalendarDate(2026, 11, 21)
const nationality = 'ID'

const searches: [ProductSearch, object][] = [
  [
    {
      product: 'hotels',
      search: {
        locationCode: 'SA1',
        checkIn: '2026-12-13',
        checkOut: '2026-12-18',
        rooms: [{ adults: 2, childAges: [7] }],
        nationality,
        hotelPromoCode: undefined,
        specialCode: undefined,
      },
    },
    { days: ['2026-12-13', '2026-12-18'], items: 1 },
  ],
  [
    {
      product: 'transport',
      search: { routeCode: '7', date: '2026-12-13', passengers: 16, vehicles: undefined, nationality },
    },
    { days: ['2026-12-13'], party: 16 },
  ],
  [
    {
      product: 'groundServices',
      search: { arrivalDate: '2026-12-13', pilgrims: 20, nationality, countryOfResidence: undefined, extras: [] },
    },
    { days: ['2026-12-13'], party: 20 },
  ],
]

test.each(searches)('parses the URL it writes for $product', (productSearch, summary) => {
  expect(parseSearch(searchUrl(productSearch.product, productSearch.search, ''), today)).toEqual(productSearch)
  expect(summarizeSearch(productSearch.product, productSearch.search)).toEqual(summary)
})

test.each([
  ['for another screen', '/my-bookings?date=2026-12-13&noOfPax=16&nationality=ID'],
  ['with another product’s parameters', '/ground-services?date=2026-12-13&noOfPax=16&nationality=ID'],
  ['with a date in the past', '/transportation-results?date=2026-11-01&noOfPax=16&nationality=ID'],
])('finds no search in a URL %s', (_case, url) => {
  expect(parseSearch(url, today)).toBeUndefined()
})
