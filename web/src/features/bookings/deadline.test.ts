import { expect, test } from 'vitest'
import { aBooking, aCancellationState } from '#src/testing/factories.ts'
import { deadlineOf } from './deadline.ts'

const now = new Date('2026-11-21T09:00:00Z')
const blockedBy = (code: 'CANCEL_USED_IN_VISA' | 'CANCEL_NON_REFUNDABLE') =>
  aCancellationState({ eligible: false, blockers: [{ __typename: 'CancellationBlocker', code, message: '' }] })

test('free cancellation is measured against the time since booking', () => {
  const booking = aBooking({ createdAt: '2026-11-11T09:00:00Z', freeCancellationUntil: '2026-12-01T12:00:00+03:00' })
  expect(deadlineOf(booking, now)).toMatchObject({ kind: 'free', left: 10 * 86_400_000, share: 0.5, urgent: false })
})

test.each([
  ['2026-11-24T11:59:59+03:00', true],
  ['2026-11-24T12:00:00+03:00', false],
])('below 72 hours it is urgent: %s', (freeCancellationUntil, urgent) => {
  expect(deadlineOf(aBooking({ freeCancellationUntil }), now)).toMatchObject({ kind: 'free', urgent })
})

test('the stated minute itself is over', () => {
  expect(deadlineOf(aBooking({ freeCancellationUntil: '2026-11-21T12:00:00+03:00' }), now)).toEqual({ kind: 'over' })
})

test.each([
  ['nobody knows yet', aBooking({ status: 'UNKNOWN' }), 'unknown'],
  ['the supplier decides', aBooking({ status: 'PENDING' }), 'pending'],
  ['cancelled', aBooking({ status: 'CANCELLED' }), 'none'],
  ['refused', aBooking({ status: 'FAILED' }), 'none'],
  ['used in a visa, whatever the deadline', aBooking({ cancellation: blockedBy('CANCEL_USED_IN_VISA') }), 'usedInVisa'],
  [
    'never free',
    aBooking({ freeCancellationUntil: null, cancellation: blockedBy('CANCEL_NON_REFUNDABLE') }),
    'nonRefundable',
  ],
  ['not said', aBooking({ freeCancellationUntil: null }), 'none'],
] as const)('%s', (_case, booking, kind) => expect(deadlineOf(booking, now).kind).toBe(kind))

test('a booking without its time of booking still has a deadline', () => {
  const booking = aBooking({ createdAt: null, freeCancellationUntil: '2026-12-01T12:00:00+03:00' })
  expect(deadlineOf(booking, now)).toMatchObject({ kind: 'free', share: 1 })
})
