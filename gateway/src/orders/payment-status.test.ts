import { expect, test } from 'vitest'
import { paymentStatus } from './payment-status.ts'

test.each([
  ['requested', 0, 'HELD'],
  ['pending', 0, 'HELD'],
  ['confirmed', 0, 'PAID'],
  ['cancelling', 0, 'PAID'],
  ['cancelled', 0, 'PAID'],
  ['cancelled', 4000, 'PARTLY_REFUNDED'],
  ['cancelled', 10_000, 'REFUNDED'],
  ['failed', 0, null],
] as const)('an order of 100.00 that is %s with %s halalas refunded is %s', (state, refunded, status) => {
  expect(paymentStatus({ state, total_halalas: 10_000, refunded_halalas: refunded })).toBe(status)
})
