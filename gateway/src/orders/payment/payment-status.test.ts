import { expect, test } from 'vitest'
import { paymentStatus } from './payment-status.ts'

const payment = { total_halalas: 10_000, refunded_halalas: 0, pay_by: null }

test.each([
  ['requested', 0, 'HELD'],
  ['pending', 0, 'HELD'],
  ['confirmed', 0, 'PAID'],
  ['cancelling', 0, 'PAID'],
  ['cancelled', 0, 'PAID'],
  ['cancelled', 4000, 'PARTLY_REFUNDED'],
  ['cancelled', 10_000, 'REFUNDED'],
  ['failed', 0, null],
] as const)(
  'a %s order of SAR 100.00 with %s halalas refunded has the payment status %s',
  (state, refunded, status) => {
    expect(paymentStatus({ ...payment, state, refunded_halalas: refunded })).toBe(status)
  },
)

test.each([
  ['requested', 'UNPAID'],
  ['confirmed', 'UNPAID'],
  ['cancelling', 'UNPAID'],
  ['cancelled', 'UNPAID'],
  ['failed', null],
] as const)('a %s pay-later order has the payment status %s', (state, status) => {
  expect(paymentStatus({ ...payment, state, pay_by: new Date() })).toBe(status)
})
