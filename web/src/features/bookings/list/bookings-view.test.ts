import { expect, test } from 'vitest'
import { bookingFilters, changeView, readView, toVariables, writeView } from './bookings-view.ts'

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

test('writes a list view to the same URL that it was read from', () => {
  const query =
    'status=UNKNOWN&text=qamariya+court&tag=vip&agenda=ARRIVALS&from=2026-12-01&to=2026-12-31&sort=CHECK_IN_ASC&page=3'
  expect(writeView(read(query)).toString()).toBe(query)
})

test('ignores a date range’s end if it precedes the start', () => {
  expect(read('from=2026-12-10&to=2026-12-01')).toMatchObject({ from: '2026-12-10', to: '' })
})

test('returns to the first page when a filter changes, and keeps the filters when the page changes', () => {
  const view = read('tag=vip&page=4')
  expect(changeView(view, { status: 'FAILED' })).toMatchObject({ page: 1, tag: 'vip', status: 'FAILED' })
  expect(changeView(view, { page: 5 })).toMatchObject({ page: 5, tag: 'vip' })
})

test('removes all filters and keeps the order when filters are cleared', () => {
  const view = read('status=FAILED&text=a&tag=b&from=2026-12-01&sort=CHECK_IN_ASC')
  expect(bookingFilters.active(view)).toEqual(['status', 'text', 'tag', 'dates'])
  expect(bookingFilters.active(bookingFilters.removeGroup(view, 'dates'))).toEqual(['status', 'text', 'tag'])
  expect(writeView(bookingFilters.removeAll(view)).toString()).toBe('sort=CHECK_IN_ASC')
})

test('sends only active filters to the server', () => {
  expect(toVariables(read('')).where).toEqual({})
  expect(toVariables(read('from=2026-12-01&status=PENDING')).where).toEqual({
    status: ['PENDING'],
    checkInFrom: '2026-12-01',
  })
})
