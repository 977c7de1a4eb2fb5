import { expect, test } from 'vitest'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { aCancellationState } from '#src/testing/factories.ts'
import {
  selectBlockerMessages,
  evaluateCancellationRules,
  toCancellationStatus,
  computeRemainingShare,
} from './cancellation-status.ts'

const blockedBy = (codes: ErrorCode[], availableFrom: string | null = null) =>
  aCancellationState({
    eligible: false,
    availableFrom,
    blockers: codes.map((code) => ({ __typename: 'CancellationBlocker', code, message: code })),
  })
const waitEnd = '2026-11-21T09:17:00Z'
const notReported = aCancellationState({ reported: false })

test('evaluates each cancellation rule independently', () => {
  const rules = evaluateCancellationRules(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], waitEnd))
  expect(rules).toEqual([
    { name: 'wait', isMet: false },
    { name: 'visa', isMet: true },
    { name: 'refundable', isMet: false },
  ])
})

test('omits the refund rule for a booking that can be cancelled without a refund', () => {
  const withoutBlockers = evaluateCancellationRules(blockedBy([]), { refundsNothing: true })
  expect(withoutBlockers.map(({ name }) => name)).toEqual(['wait', 'visa'])
  const nonRefundable = evaluateCancellationRules(blockedBy(['CANCEL_NON_REFUNDABLE']), { refundsNothing: true })
  expect(nonRefundable.map(({ name }) => name)).toEqual(['wait', 'visa', 'refundable'])
})

test('returns no cancellation rules when the gateway reports none or another reason prevents cancelling', () => {
  expect(evaluateCancellationRules(notReported)).toEqual([])
  expect(evaluateCancellationRules(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toEqual([])
  expect(evaluateCancellationRules(blockedBy(['CANCEL_IN_PROGRESS']))).toEqual([])
})

test('distinguishes the waiting time from other reasons that prevent cancelling', () => {
  expect(toCancellationStatus(aCancellationState())).toBe('eligible')
  expect(toCancellationStatus(notReported)).toBe('notReported')
  expect(toCancellationStatus(blockedBy(['CANCEL_WAIT_TIME'], waitEnd))).toBe('waiting')
  expect(toCancellationStatus(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_USED_IN_VISA'], waitEnd))).toBe('blocked')
  expect(toCancellationStatus(blockedBy(['CANCEL_IN_PROGRESS']))).toBe('inProgress')
  expect(toCancellationStatus(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toBe('blocked')
})

test('omits the waiting time when a permanent reason prevents cancelling', () => {
  expect(selectBlockerMessages(blockedBy(['CANCEL_WAIT_TIME'], waitEnd))).toEqual(['CANCEL_WAIT_TIME'])
  expect(selectBlockerMessages(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], waitEnd))).toEqual([
    'CANCEL_NON_REFUNDABLE',
  ])
})

test('calculates the remaining share of the waiting time', () => {
  const wait = { createdAt: '2026-11-21T09:12:00Z', availableFrom: waitEnd }
  expect(computeRemainingShare(wait, new Date('2026-11-21T09:14:00Z'))).toBeCloseTo(0.6)
  expect(computeRemainingShare(wait, new Date('2026-11-21T09:20:00Z'))).toBe(0)
  expect(computeRemainingShare({ ...wait, createdAt: null }, new Date('2026-11-21T09:14:00Z'))).toBe(1)
})
