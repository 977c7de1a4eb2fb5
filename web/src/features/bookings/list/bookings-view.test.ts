import { expect, test } from 'vitest'
import { bookingFilters, changeView, readView, variablesOf, writeView } from './bookings-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('shows the first page of all bookings, newest first, by default', () => {
  expect(read('')).toEqual({
    page: 1,
    columns: [],
    status: null,
    text: '',
    tag: '',
    agenda: null,
    from: '',
    to: '',
    sort: 'CREATED_DESC',
  })
  expect(writeView(read('')).toString()).toBe('')
})

test('reads what it has written', () => {
  const query =
    'status=UNKNOWN&text=qamariya+court&tag=vip&agenda=ARRIVALS&from=2026-12-01&to=2026-12-31&sort=CHECK_IN_ASC&page=3'
  expect(writeView(read(query)).toString()).toBe(query)
})

test('drops the end of a reversed span of dates', () => {
  expect(read('from=2026-12-10&to=2026-12-01')).toMatchObject({ from: '2026-12-10', to: '' })
})

test('a changed filter returns to the first page, a changed page keeps the filters', () => {
  const view = read('tag=vip&page=4')
  expect(changeView(view, { status: 'FAILED' })).toMatchObject({ page: 1, tag: 'vip', status: 'FAILED' })
  expect(changeView(view, { page: 5 })).toMatchObject({ page: 5, tag: 'vip' })
})

test('clearing removes all filters and keeps the order', () => {
  const view = read('status=FAILED&text=a&tag=b&from=2026-12-01&sort=CHECK_IN_ASC')
  expect(bookingFilters.active(view)).toEqual(['status', 'text', 'tag', 'dates'])
  expect(bookingFilters.active(bookingFilters.without(view, 'dates'))).toEqual(['status', 'text', 'tag'])
  expect(writeView(bookingFilters.withoutAll(view)).toString()).toBe('sort=CHECK_IN_ASC')
})

test('asks the server for set filters only', () => {
  expect(variablesOf(read('')).where).toEqual({})
  expect(variablesOf(read('from=2026-12-01&status=PENDING')).where).toEqual({
    status: ['PENDING'],
    checkInFrom: '2026-12-01',
  })
})
