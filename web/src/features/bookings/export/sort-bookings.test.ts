import { expect, test } from 'vitest'
import { aBooking, riyals } from '#src/testing/factories.ts'
import { sortBookings } from './sort-bookings.ts'

const now = new Date('2026-11-24T09:00:00Z')
const booking = (reference: string, overrides: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ id: reference, reference, ...overrides })

const bookings = [
  booking('B', { createdAt: '2026-11-02T09:00:00Z', checkIn: '2026-12-01', checkOut: '2026-12-04' }),
  booking('A', { createdAt: '2026-11-02T09:00:00Z', checkIn: '2026-11-24', checkOut: '2026-12-09' }),
  booking('C', { createdAt: null, checkIn: null, checkOut: null }),
  booking('D', { createdAt: '2026-11-01T09:00:00Z', checkIn: '2026-11-20', checkOut: '2026-11-23' }),
  booking('E', { createdAt: '2026-11-03T09:00:00Z', checkIn: '2026-11-22', checkOut: '2026-11-24' }),
]

test.each([
  ['CREATED_DESC', 'EBADC'],
  ['CREATED_ASC', 'DABEC'],
  ['CHECK_IN_ASC', 'ABEDC'],
  ['CHECK_OUT_ASC', 'EBADC'],
] as const)('sorts bookings by %s', (sort, order) => {
  expect(
    sortBookings(bookings, sort, now)
      .map(({ reference }) => reference)
      .join(''),
  ).toBe(order)
})

test('sorts bookings numerically by total, with those without a total last', () => {
  const totals = [
    booking('nine', { total: riyals('900.00') }),
    booking('none', { total: null }),
    booking('thousand-b', { total: riyals('1000.00') }),
    booking('thousand-a', { total: riyals('1000.00') }),
    booking('halala', { total: riyals('900.01') }),
  ]
  const sorted = (sort: 'TOTAL_ASC' | 'TOTAL_DESC') => sortBookings(totals, sort, now).map(({ reference }) => reference)
  expect(sorted('TOTAL_DESC')).toEqual(['thousand-b', 'thousand-a', 'halala', 'nine', 'none'])
  expect(sorted('TOTAL_ASC')).toEqual(['nine', 'halala', 'thousand-a', 'thousand-b', 'none'])
})

test('sorts a deadline as past once its exact time has passed', () => {
  const deadlines = [
    booking('past', { freeCancellationUntil: '2026-11-24T11:59:00+03:00' }),
    booking('next', { freeCancellationUntil: '2026-11-24T12:01:00+03:00' }),
    booking('none', { freeCancellationUntil: null }),
    booking('later', { freeCancellationUntil: '2026-12-24T12:01:00+03:00' }),
  ]
  const sorted = sortBookings(deadlines, 'FREE_CANCELLATION_ASC', now)
  expect(sorted.map(({ reference }) => reference)).toEqual(['next', 'later', 'past', 'none'])
})
