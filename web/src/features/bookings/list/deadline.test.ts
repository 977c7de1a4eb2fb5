import { expect, test } from 'vitest'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { aBooking, aCancellationState, riyals } from '#src/testing/factories.ts'
import { toBookingFacts } from '../booking-facts.ts'
import { findDeadline } from './deadline.ts'

const now = new Date('2026-11-21T09:00:00Z')
const deadlineFor = (overrides: Parameters<typeof aBooking>[0]) => {
  const booking = aBooking(overrides)
  return findDeadline(booking, toBookingFacts(booking), now)
}
const blockedBy = (code: 'CANCEL_USED_IN_VISA' | 'CANCEL_NON_REFUNDABLE' | 'CANCEL_IN_PROGRESS') =>
  aCancellationState({ eligible: false, blockers: [{ __typename: 'CancellationBlocker', code, message: '' }] })

const policy = (terms: Partial<CancellationTerms>) =>
  ({
    __typename: 'CancellationPolicy',
    refundable: true,
    freeUntil: null,
    supplierText: null,
    ...terms,
    steps: (terms.steps ?? []).map((step) => ({ __typename: 'CancellationStep', ...step })),
  }) as NonNullable<ReturnType<typeof aBooking>['cancellationPolicy']>

test('uses the supplier’s current terms for the deadline if they were tightened', () => {
  const step = { from: '2026-12-07T14:00:00+03:00', to: null, percent: null, amount: riyals('500.00'), noShow: false }
  const freeUntil = '2026-12-04T14:00:00+03:00'
  const tightened = {
    termsTightenedAt: '2026-11-21T08:00:00Z',
    freeCancellationUntil: freeUntil,
    cancellationPolicy: policy({ freeUntil: step.from, steps: [step] }),
    tightenedCancellationPolicy: policy({ freeUntil, steps: [{ ...step, from: freeUntil }] }),
  }
  expect(deadlineFor(tightened)).toMatchObject({ kind: 'free', until: freeUntil })
})

test('calculates the remaining share of free cancellation since booking', () => {
  expect(
    deadlineFor({ createdAt: '2026-11-11T09:00:00Z', freeCancellationUntil: '2026-12-01T12:00:00+03:00' }),
  ).toMatchObject({ kind: 'free', remainingMs: 10 * 86_400_000, share: 0.5, isUrgent: false })
})

test.each([
  ['2026-11-22T11:59:59+03:00', true],
  ['2026-11-22T12:00:00+03:00', false],
])('marks a deadline within 24 hours as urgent: %s', (freeCancellationUntil, isUrgent) => {
  expect(deadlineFor({ freeCancellationUntil })).toMatchObject({ kind: 'free', isUrgent })
})

test('ends free cancellation exactly at its deadline', () => {
  expect(deadlineFor({ freeCancellationUntil: '2026-11-21T12:00:00+03:00' })).toEqual({ kind: 'over' })
})

test.each([
  ['the outcome is unknown', { status: 'UNKNOWN' }, 'unknown'],
  ['the supplier has not confirmed yet', { status: 'PENDING' }, 'pending'],
  ['the booking is cancelled', { status: 'CANCELLED' }, 'none'],
  ['the booking has failed', { status: 'FAILED' }, 'none'],
  [
    'the booking is used in a visa application, even before a deadline',
    { cancellation: blockedBy('CANCEL_USED_IN_VISA') },
    'usedInVisa',
  ],
  ['a cancellation is in progress', { cancellation: blockedBy('CANCEL_IN_PROGRESS') }, 'cancelling'],
  [
    'the cancellation rules forbid a refund',
    { freeCancellationUntil: null, cancellation: blockedBy('CANCEL_NON_REFUNDABLE') },
    'nonRefundable',
  ],
  ['the stay has started', { checkIn: '2026-11-20', cancellationPolicy: policy({ refundable: false }) }, 'inProgress'],
  ['the stay ends today', { checkIn: '2026-11-18', checkOut: '2026-11-21' }, 'inProgress'],
  ['the stay is over', { checkIn: '2026-11-18', checkOut: '2026-11-20' }, 'ended'],
  ['the gateway sends no deadline', { freeCancellationUntil: null }, 'none'],
] as const)('classifies a booking’s deadline: %s', (_case, overrides, kind) =>
  expect(deadlineFor(overrides).kind).toBe(kind),
)

test('uses the booking’s terms for the deadline if the gateway returns them', () => {
  const fee = { from: null, to: null, percent: null, amount: riyals('1339.50'), noShow: false }
  expect(deadlineFor({ freeCancellationUntil: null, cancellationPolicy: policy({ steps: [fee] }) }).kind).toBe('terms')
  expect(deadlineFor({ cancellationPolicy: policy({ refundable: false }) }).kind).toBe('nonRefundable')
  const noRefund = { from: null, to: null, percent: '100', amount: null, noShow: false }
  expect(deadlineFor({ cancellationPolicy: policy({ steps: [noRefund] }) }).kind).toBe('nonRefundable')
  expect(deadlineFor({ cancellationPolicy: policy({ freeUntil: '2026-12-01T12:00:00+03:00' }) })).toMatchObject({
    kind: 'free',
    until: '2026-12-01T12:00:00+03:00',
  })
})

test('shows a payment deadline that comes before the end of free cancellation', () => {
  const freeCancellationUntil = '2026-12-03T14:00:00+03:00'
  const payBy = '2026-12-01T12:00:00+03:00'
  expect(deadlineFor({ freeCancellationUntil, payBy })).toMatchObject({
    kind: 'payment',
    until: payBy,
    isUrgent: false,
  })
  expect(deadlineFor({ freeCancellationUntil, payBy: '2026-12-04T12:00:00+03:00' })).toMatchObject({ kind: 'free' })
  expect(deadlineFor({ freeCancellationUntil: null, payBy })).toMatchObject({ kind: 'payment' })
  expect(deadlineFor({ freeCancellationUntil: null, payBy: '2026-11-20T12:00:00+03:00' })).toEqual({ kind: 'none' })
  expect(deadlineFor({ status: 'CANCELLED', payBy })).toEqual({ kind: 'none' })
})

test('shows a deadline even if the booking’s creation time is missing', () => {
  expect(deadlineFor({ createdAt: null, freeCancellationUntil: '2026-12-01T12:00:00+03:00' })).toMatchObject({
    kind: 'free',
    share: 1,
  })
})
