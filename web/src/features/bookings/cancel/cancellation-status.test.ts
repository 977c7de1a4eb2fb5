import { expect, test } from 'vitest'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { aCancellationState } from '#src/testing/factories.ts'
import { blockerMessages, cancellationRules, cancellationStatus, shareLeft } from './cancellation-status.ts'

const blockedBy = (codes: ErrorCode[], availableFrom: string | null = null) =>
  aCancellationState({
    eligible: false,
    availableFrom,
    blockers: codes.map((code) => ({ __typename: 'CancellationBlocker', code, message: code })),
  })
const later = '2026-11-21T09:17:00Z'
const notReported = aCancellationState({ reported: false })

test('evaluates each cancellation rule separately', () => {
  const answers = cancellationRules(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], later))
  expect(answers).toEqual([
    { name: 'wait', met: false },
    { name: 'visa', met: true },
    { name: 'refundable', met: false },
  ])
})

test('does not call a booking refundable if cancelling refunds nothing', () => {
  const open = cancellationRules(blockedBy([]), { refundsNothing: true })
  expect(open.map(({ name }) => name)).toEqual(['wait', 'visa'])
  const refused = cancellationRules(blockedBy(['CANCEL_NON_REFUNDABLE']), { refundsNothing: true })
  expect(refused.map(({ name }) => name)).toEqual(['wait', 'visa', 'refundable'])
})

test('shows no cancellation rules when the gateway reports none or another reason prevents cancelling', () => {
  expect(cancellationRules(notReported)).toEqual([])
  expect(cancellationRules(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toEqual([])
  expect(cancellationRules(blockedBy(['CANCEL_IN_PROGRESS']))).toEqual([])
})

test('distinguishes the waiting time from other reasons against cancelling', () => {
  expect(cancellationStatus(aCancellationState())).toBe('eligible')
  expect(cancellationStatus(notReported)).toBe('notReported')
  expect(cancellationStatus(blockedBy(['CANCEL_WAIT_TIME'], later))).toBe('waiting')
  expect(cancellationStatus(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_USED_IN_VISA'], later))).toBe('blocked')
  expect(cancellationStatus(blockedBy(['CANCEL_IN_PROGRESS']))).toBe('inProgress')
  expect(cancellationStatus(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toBe('blocked')
})

test('omits the waiting time when a permanent reason prevents cancelling', () => {
  expect(blockerMessages(blockedBy(['CANCEL_WAIT_TIME'], later))).toEqual(['CANCEL_WAIT_TIME'])
  expect(blockerMessages(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], later))).toEqual([
    'CANCEL_NON_REFUNDABLE',
  ])
})

test('calculates the remaining share of the waiting time', () => {
  const wait = { createdAt: '2026-11-21T09:12:00Z', availableFrom: later }
  expect(shareLeft(wait, new Date('2026-11-21T09:14:00Z'))).toBeCloseTo(0.6)
  expect(shareLeft(wait, new Date('2026-11-21T09:20:00Z'))).toBe(0)
  expect(shareLeft({ ...wait, createdAt: null }, new Date('2026-11-21T09:14:00Z'))).toBe(1)
})
