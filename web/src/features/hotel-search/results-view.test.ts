import { describe, expect, test } from 'vitest'
import { type ResultsView, hotelFilters, noFilters, readSort, readView, toWhere, writeView } from './results-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))
const aView: ResultsView = {
  sort: 'DISTANCE',
  page: 2,
  showsMap: true,
  filters: {
    name: 'palm',
    min: 3200,
    max: 11_000,
    stars: [5, 4],
    boards: ['BREAKFAST', 'HALF_BOARD'],
    refundable: false,
    suppliers: ['agoda', 'nuzul-direct'],
    distances: ['UP_TO_300_M'],
  },
}

test('reads the view that it writes, and keeps the search in the URL', () => {
  const parameters = writeView(new URLSearchParams('locationCode=SA1&page=9'), aView)
  expect(parameters.get('locationCode')).toBe('SA1')
  expect(readView(parameters)).toEqual(aView)
})

test('adds nothing to the URL for the default view', () => {
  const defaultView = { sort: 'ASCENDING', page: 1, showsMap: false, filters: noFilters } as const
  expect(writeView(new URLSearchParams('page=3&stars=5&sort=RATING'), defaultView).toString()).toBe('')
  expect(read('')).toEqual(defaultView)
})

test('uses the agent’s usual order when the URL has none', () => {
  expect(readView(new URLSearchParams(), 'RECOMMENDED').sort).toBe('RECOMMENDED')
  expect(readView(new URLSearchParams('sort=ASCENDING'), 'RECOMMENDED').sort).toBe('ASCENDING')
  expect(writeView(new URLSearchParams(), { ...aView, sort: 'ASCENDING' }, 'RECOMMENDED').get('sort')).toBe('ASCENDING')
  expect(writeView(new URLSearchParams(), { ...aView, sort: 'RECOMMENDED' }, 'RECOMMENDED').get('sort')).toBeNull()
})

test.each(['RECOMMENDED', 'DISTANCE'] as const)('parses the stored order %s', (sort) => {
  expect(readSort(sort)).toBe(sort)
})

test.each([undefined, null, 7, 'toString', 'price'])('parses %j as the default order', (stored) => {
  expect(readSort(stored)).toBe('ASCENDING')
})

describe('filters in the URL', () => {
  test.each([
    ['min=9000&max=100', { min: 100, max: 9000 }],
    ['min=-5', { min: 0 }],
    ['max=1000000', { max: 99_999 }],
    ['min=٣٢٠٠', { min: 3200 }],
    ['min=abc&max=', {}],
    ['stars=9,5,5,x,1', { stars: [5, 1] }],
    ['boards=BREAKFAST,__proto__', { boards: ['BREAKFAST'] }],
    ['suppliers=agoda,A B,agoda', { suppliers: ['agoda'] }],
    ['refundable=maybe', {}],
    [`name=${'x'.repeat(100)}`, { name: 'x'.repeat(60) }],
  ])('reads the filters in %s and ignores invalid values', (query, filters) => {
    expect(read(query).filters).toEqual({ ...noFilters, ...filters })
  })

  test.each(['sort=toString', 'sort=__proto__', 'sort=price'])('uses the default order for %s', (query) => {
    expect(read(query).sort).toBe('ASCENDING')
  })
})

test('sends only active filters to the server, prices as decimals', () => {
  expect(toWhere(noFilters)).toEqual({})
  expect(toWhere({ ...noFilters, min: 0, refundable: false, stars: [5], suppliers: ['nuzul-direct'] })).toEqual({
    priceMin: '0.00',
    refundable: false,
    stars: [5],
    supplierKeys: ['nuzul-direct'],
  })
})

test('removes each group of filters separately', () => {
  for (const group of hotelFilters.active(aView.filters)) {
    expect(hotelFilters.active(hotelFilters.removeGroup(aView.filters, group))).toEqual(
      hotelFilters.active(aView.filters).filter((other) => other !== group),
    )
  }
})
