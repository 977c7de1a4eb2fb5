import { describe, expect, test } from 'vitest'
import { changeView, clearFilters, filtersOf, rangeOf, readView, variablesOf, writeView } from './bookings-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('an address without parameters is the first page of everything, newest first', () => {
  expect(read('')).toEqual({ page: 1, status: null, text: '', tag: '', from: '', to: '', sort: 'CREATED_DESC' })
  expect(writeView(read('')).toString()).toBe('')
})

test('what is written is read again', () => {
  const query = 'status=UNKNOWN&text=qamariya+court&tag=vip&from=2026-12-01&to=2026-12-31&sort=CHECK_IN_ASC&page=3'
  expect(writeView(read(query)).toString()).toBe(query)
})

describe('what cannot be read counts as not given:', () => {
  test.each([
    ['status=booked', 'status', null],
    ['status=CONFIRMED&status=FAILED', 'status', 'CONFIRMED'],
    ['sort=;drop', 'sort', 'CREATED_DESC'],
    ['page=0', 'page', 1],
    ['page=-4', 'page', 1],
    ['page=1e9', 'page', 1],
    ['page=abc', 'page', 1],
    ['page=%D9%A3', 'page', 3],
    ['from=2026-02-30', 'from', ''],
    ['from=%D9%A2%D9%A0%D9%A2%D9%A6-12-01', 'from', '2026-12-01'],
    ['from=2026-12-10&to=2026-12-01', 'to', ''],
    ['text=%E2%80%8Fqamariya%C2%A0court', 'text', 'qamariya court'],
    [`text=${'x'.repeat(5000)}`, 'text', 'x'.repeat(100)],
  ] as const)('%s', (query, field, value) => expect(read(query)[field]).toBe(value))
})

test('a changed filter starts at the first page, a changed page does not lose the filters', () => {
  const view = read('tag=vip&page=4')
  expect(changeView(view, { status: 'FAILED' })).toMatchObject({ page: 1, tag: 'vip', status: 'FAILED' })
  expect(changeView(view, { page: 5 })).toMatchObject({ page: 5, tag: 'vip' })
})

test('clearing takes all filters away and keeps the order', () => {
  const view = read('status=FAILED&text=a&tag=b&from=2026-12-01&sort=CHECK_IN_ASC&page=2')
  expect(filtersOf(view)).toEqual(['status', 'text', 'tag', 'dates'])
  expect(writeView(clearFilters(view)).toString()).toBe('sort=CHECK_IN_ASC')
})

test('only what is set is asked for', () => {
  expect(variablesOf(read('')).where).toEqual({})
  expect(variablesOf(read('from=2026-12-01&status=PENDING')).where).toEqual({
    status: ['PENDING'],
    checkInFrom: '2026-12-01',
  })
})

test('rows are counted on from the pages before', () => {
  expect(rangeOf({ page: 3, rows: 17 })).toEqual({ first: 41, last: 57 })
})
