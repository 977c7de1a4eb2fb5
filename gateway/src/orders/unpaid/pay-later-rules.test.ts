import { describe, expect, it, test } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { payLaterUntil, payProblem, wireDeadline } from './pay-later-rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const freeUntil = (instant: string): CancellationPolicy => ({
  refundable: true,
  steps: [{ from: instant, to: '2027-02-01T11:00:00Z', feeHalalas: 5000 }],
  noShow: null,
})
const nonRefundable: CancellationPolicy = {
  refundable: false,
  steps: [{ from: null, to: '2027-02-01T11:00:00Z', feeHalalas: 10_000 }],
  noShow: null,
}

describe('the deadline of a payment', () => {
  it.each([
    ['a day before free cancellation ends', freeUntil('2027-01-10T11:00:00Z'), 24, '2027-01-09T11:00:00.000Z'],
    ['two days before', freeUntil('2027-01-10T11:00:00Z'), 48, '2027-01-08T11:00:00.000Z'],
    ['at its end where the supplier needs no notice', freeUntil('2027-01-10T11:00:00Z'), 0, '2027-01-10T11:00:00.000Z'],
    ['not offered by a supplier that takes paid bookings only', freeUntil('2027-01-10T11:00:00Z'), null, undefined],
    ['not offered where cancelling is never free', nonRefundable, 24, undefined],
    ['two days away at the earliest', freeUntil('2026-11-24T09:00:00Z'), 24, '2026-11-23T09:00:00.000Z'],
    ['not offered when it is nearer', freeUntil('2026-11-24T08:59:59Z'), 24, undefined],
  ])('is %s', (_, policy, notice, deadline) => {
    expect(payLaterUntil(policy, notice, now)?.toISOString()).toBe(deadline)
  })
})

const payBy = new Date('2026-11-21T10:00:00Z')

test.each([
  ['confirmed', payBy, null],
  ['confirmed', now, 'RELEASED'],
  ['confirmed', null, 'PAID'],
  ['pending', payBy, 'PENDING'],
  ['unanswered', payBy, 'PENDING'],
  ['cancelling', payBy, 'CANCELLED'],
  ['cancelled', payBy, 'CANCELLED'],
  ['cancelled', null, 'CANCELLED'],
  ['failed', payBy, 'CANCELLED'],
] as const)('an order that is %s and to be paid by %s has the payment problem %s', (state, pay_by, problem) => {
  expect(payProblem({ state, pay_by, released_at: null }, now)).toBe(problem)
})

test('a released order says so', () => {
  expect(payProblem({ state: 'cancelled', pay_by: now, released_at: now }, now)).toBe('RELEASED')
})

test.each([
  ['pending', null],
  ['confirmed', '2026-11-21T13:00:00'],
  ['changing', '2026-11-21T13:00:00'],
  ['cancelling', '2026-11-21T13:00:00'],
  ['cancelled', '2026-11-21T13:00:00'],
] as const)('after its card lapsed, an order that is %s is to be paid by %s', (state, deadline) => {
  expect(wireDeadline({ state, pay_by: payBy, released_at: null, card_lapsed_at: now })).toMatchObject({
    payBy: deadline,
  })
})
