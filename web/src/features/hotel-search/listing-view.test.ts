import { describe, expect, test } from 'vitest'
import { type ListingView, NO_FILTERS, activeGroups, readView, toWhere, without, writeView } from './listing-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))
const aView: ListingView = {
  sort: 'DISTANCE',
  page: 2,
  map: true,
  filters: {
    name: 'palm',
    min: 3200,
    max: 11_000,
    stars: [5, 4],
    boards: ['BREAKFAST', 'HALF_BOARD'],
    refundable: false,
    suppliers: ['AGODA'],
    distances: ['UP_TO_300_M'],
  },
}

test('a view survives the way through an address and leaves the search beside it alone', () => {
  const written = writeView(new URLSearchParams('locationCode=SA1&page=9'), aView)
  expect(written.get('locationCode')).toBe('SA1')
  expect(readView(written)).toEqual(aView)
})

test('a plain view adds nothing to the address', () => {
  const plain = { sort: 'ASCENDING', page: 1, map: false, filters: NO_FILTERS } as const
  expect(writeView(new URLSearchParams('page=3&stars=5&sort=RATING'), plain).toString()).toBe('')
  expect(read('')).toEqual(plain)
})

describe('an address may hold anything', () => {
  test.each([
    ['min=9000&max=100', { min: 100, max: 9000 }],
    ['min=-5', { min: 0 }],
    ['max=1000000', { max: 99_999 }],
    ['min=٣٢٠٠', { min: 3200 }],
    ['min=abc&max=', {}],
    ['stars=9,5,5,x,1', { stars: [5, 1] }],
    ['boards=BREAKFAST,__proto__', { boards: ['BREAKFAST'] }],
    ['suppliers=agoda', {}],
    ['refundable=maybe', {}],
    [`name=${'x'.repeat(100)}`, { name: 'x'.repeat(60) }],
  ])('%s', (query, filters) => {
    expect(read(query).filters).toEqual({ ...NO_FILTERS, ...filters })
  })

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=٣', 3],
    ['page=1e9', 1],
    ['page=99999999', 10_000],
  ])('%s is page %i', (query, page) => {
    expect(read(query).page).toBe(page)
  })

  test.each(['sort=toString', 'sort=__proto__', 'sort=price'])('%s is the usual order', (query) => {
    expect(read(query).sort).toBe('ASCENDING')
  })
})

test('the server is told only what is filtered, prices as decimals', () => {
  expect(toWhere(NO_FILTERS)).toEqual({})
  expect(toWhere({ ...NO_FILTERS, min: 0, refundable: false, stars: [5] })).toEqual({
    priceMin: '0.00',
    refundable: false,
    stars: [5],
  })
})

test('each group of filters can be taken away alone', () => {
  for (const group of activeGroups(aView.filters)) {
    expect(activeGroups(without(aView.filters, group))).toEqual(
      activeGroups(aView.filters).filter((other) => other !== group),
    )
  }
})
