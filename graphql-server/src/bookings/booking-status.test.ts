import { expect, test } from 'vitest'
import { toBookingStatus, toPaymentStatus } from './booking-status.ts'

test.each([
  ['Confirmed', 'CONFIRMED'],
  ['Booked', 'CONFIRMED'],
  ['BOOKED', 'CONFIRMED'],
  ['Approved', 'CONFIRMED'],
  ['Pending', 'PENDING'],
  ['On Request', 'PENDING'],
  ['Cancelled', 'CANCELLED'],
  ['canceled', 'CANCELLED'],
  ['Failed', 'FAILED'],
  ['REJECTED', 'FAILED'],
  ['partial_success', 'PARTIAL'],
  ['Unknown', 'UNKNOWN'],
])('maps %s to %s', (raw, status) => {
  expect(toBookingStatus(raw)).toBe(status)
})

test.each([null, '', '  '])('maps a missing status (%j) to UNKNOWN', (raw) => {
  expect(toBookingStatus(raw)).toBe('UNKNOWN')
})

test.each(['Waitlisted', 'مؤكد', 'constructor', '__proto__', '42'])(
  'maps any other status (%s) to UNRECOGNISED',
  (raw) => {
    expect(toBookingStatus(raw)).toBe('UNRECOGNISED')
  },
)

test.each([
  ['PAID', 'PAID'],
  ['On hold', 'HELD'],
  ['Unpaid', 'UNPAID'],
  ['PARTLY_REFUNDED', 'PARTLY_REFUNDED'],
  ['Refunded', 'REFUNDED'],
  ['constructor', null],
  ['', null],
  [null, null],
])('maps the payment status %s to %s', (raw, status) => {
  expect(toPaymentStatus(raw)).toBe(status)
})
