import { describe, expect, it, test } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import {
  deadlineAfterLapse,
  payLaterDeadline,
  payProblem,
  deadlineUnderStricterTerms,
  toWireDeadline,
} from './pay-later-rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const policyFreeUntil = (instant: string): CancellationPolicy => ({
  refundable: true,
  steps: [{ from: instant, to: '2027-02-01T11:00:00Z', feeHalalas: 5000 }],
  noShow: null,
})
const nonRefundable: CancellationPolicy = {
  refundable: false,
  steps: [{ from: null, to: '2027-02-01T11:00:00Z', feeHalalas: 10_000 }],
  noShow: null,
}

describe('payment deadline', () => {
  it.each([
    ['a day before free cancellation ends', policyFreeUntil('2027-01-10T11:00:00Z'), 24, '2027-01-09T11:00:00.000Z'],
    [
      'two days before, if the supplier needs more notice',
      policyFreeUntil('2027-01-10T11:00:00Z'),
      48,
      '2027-01-08T11:00:00.000Z',
    ],
    [
      'at the end of free cancellation if the supplier needs no notice',
      policyFreeUntil('2027-01-10T11:00:00Z'),
      0,
      '2027-01-10T11:00:00.000Z',
    ],
    [
      'not offered by a supplier that accepts only paid bookings',
      policyFreeUntil('2027-01-10T11:00:00Z'),
      null,
      undefined,
    ],
    ['not offered if cancelling is never free', nonRefundable, 24, undefined],
    ['two days away at the earliest', policyFreeUntil('2026-11-24T09:00:00Z'), 24, '2026-11-23T09:00:00.000Z'],
    ['not offered if it is nearer than two days', policyFreeUntil('2026-11-24T08:59:59Z'), 24, undefined],
  ])('is %s', (_, policy, notice, deadline) => {
    expect(payLaterDeadline(policy, notice, now)?.toISOString()).toBe(deadline)
  })
})

describe('payment deadline under stricter terms', () => {
  const currentDeadline = new Date('2027-01-09T11:00:00Z')

  it.each([
    ['moves with free cancellation', policyFreeUntil('2027-01-05T11:00:00Z'), 24, '2027-01-04T11:00:00.000Z'],
    [
      'is the end of free cancellation if the supplier needs no notice',
      policyFreeUntil('2027-01-05T11:00:00Z'),
      0,
      '2027-01-05T11:00:00.000Z',
    ],
    [
      'does not change if it is already early enough',
      policyFreeUntil('2027-02-01T11:00:00Z'),
      24,
      '2027-01-09T11:00:00.000Z',
    ],
    ['leaves two hours to pay', policyFreeUntil('2026-11-22T08:00:00Z'), 24, '2026-11-21T11:00:00.000Z'],
    [
      'does not change if cancelling is free for less than two hours',
      policyFreeUntil('2026-11-21T10:59:59Z'),
      24,
      '2027-01-09T11:00:00.000Z',
    ],
    ['does not change if cancelling is never free', nonRefundable, 24, '2027-01-09T11:00:00.000Z'],
  ])('%s', (_, policy, noticeHours, deadline) => {
    expect(deadlineUnderStricterTerms(policy, { payBy: currentDeadline, noticeHours }, now).toISOString()).toBe(
      deadline,
    )
  })
})

it('limits the deadline after a card lapse to the end of free cancellation under the current terms', () => {
  const order = { policy: policyFreeUntil('2027-01-10T11:00:00Z'), starts_at: new Date('2027-01-13T11:00:00Z') }
  expect(deadlineAfterLapse({ ...order, tightened_policy: null }, now).toISOString()).toBe('2026-11-22T09:00:00.000Z')
  const tightened_policy = policyFreeUntil('2026-11-21T20:00:00Z')
  expect(deadlineAfterLapse({ ...order, tightened_policy }, now).toISOString()).toBe('2026-11-21T20:00:00.000Z')
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
] as const)('a %s order due at %s has the payment problem %s', (state, pay_by, problem) => {
  expect(payProblem({ state, pay_by, released_at: null }, now)).toBe(problem)
})

test('reports that an order was released', () => {
  expect(payProblem({ state: 'cancelled', pay_by: now, released_at: now }, now)).toBe('RELEASED')
})

test.each([
  ['pending', null],
  ['confirmed', '2026-11-21T13:00:00'],
  ['changing', '2026-11-21T13:00:00'],
  ['cancelling', '2026-11-21T13:00:00'],
  ['cancelled', '2026-11-21T13:00:00'],
] as const)('a %s order has the payment deadline %s after its card authorization lapses', (state, deadline) => {
  expect(toWireDeadline({ state, pay_by: payBy, released_at: null, card_lapsed_at: now })).toMatchObject({
    payBy: deadline,
  })
})
