import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { parseExtras, parseGroundServiceLink, printExtras, printGroundServiceLink } from './ground-service-search.ts'

const today = parseDate('2026-11-21')
const search = {
  arrivalDate: '2026-12-13',
  pilgrims: 20,
  nationality: 'ID',
  countryOfResidence: 'MY',
  extras: [
    { code: 'GUIDE', quantity: 1, days: 5 },
    { code: 'SIM.4', quantity: 20, days: 1 },
  ],
}

test('parses the URL it writes for a ground service search', () => {
  expect(parseGroundServiceLink(new URLSearchParams(printGroundServiceLink(search, 'ar-SA')), today)).toEqual(search)
  expect(parseExtras(printExtras(search.extras))).toEqual(search.extras)
})

test.each([
  ['', []],
  ['GUIDE', [{ code: 'GUIDE', quantity: 1, days: 1 }]],
  ['GUIDE:0:900', [{ code: 'GUIDE', quantity: 1, days: 60 }]],
  ['GUIDE:2:x,GUIDE:3:3', [{ code: 'GUIDE', quantity: 2, days: 1 }]],
  ['<b>:1:1,,SIM:1:2:9', [{ code: 'SIM', quantity: 1, days: 2 }]],
])('parses the readable extras in %j', (text, extras) => {
  expect(parseExtras(text)).toEqual(extras)
})

test('parses at most twenty extras', () => {
  expect(parseExtras(Array.from({ length: 30 }, (_, index) => `E${index}`).join(','))).toHaveLength(20)
})

test.each([
  ['past', { arrivalDate: '2026-11-20' }],
  ['tooFar', { arrivalDate: '2028-11-20' }],
  ['incomplete', { arrivalDate: 'soon' }],
  ['incomplete', { noOfPax: '61' }],
  ['incomplete', { nationality: 'Indonesia' }],
])('reports that a ground service search URL is %s', (problem, change) => {
  const parameters = { arrivalDate: '2026-12-13', noOfPax: '20', nationality: 'ID', ...change }
  expect(parseGroundServiceLink(new URLSearchParams(parameters), today)).toBe(problem)
})
