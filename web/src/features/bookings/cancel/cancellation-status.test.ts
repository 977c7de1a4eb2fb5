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

test('answers each rule on its own', () => {
  const answers = cancellationRules(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], later))
  expect(answers).toEqual([
    { name: 'wait', met: false },
    { name: 'visa', met: true },
    { name: 'refundable', met: false },
  ])
})

test('does not call refundable what may be cancelled without a refund', () => {
  const open = cancellationRules(blockedBy([]), { refundsNothing: true })
  expect(open.map(({ name }) => name)).toEqual(['wait', 'visa'])
  const refused = cancellationRules(blockedBy(['CANCEL_NON_REFUNDABLE']), { refundsNothing: true })
  expect(refused.map(({ name }) => name)).toEqual(['wait', 'visa', 'refundable'])
})

test('shows no rules when the gateway reports none or something else prevents cancelling', () => {
  expect(cancellationRules(notReported)).toEqual([])
  expect(cancellationRules(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toEqual([])
  expect(cancellationRules(blockedBy(['CANCEL_IN_PROGRESS']))).toEqual([])
})

test('distinguishes waiting, which ends by itself, from other reasons', () => {
  expect(cancellationStatus(aCancellationState())).toBe('eligible')
  expect(cancellationStatus(notReported)).toBe('notReported')
  expect(cancellationStatus(blockedBy(['CANCEL_WAIT_TIME'], later))).toBe('waiting')
  expect(cancellationStatus(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_USED_IN_VISA'], later))).toBe('blocked')
  expect(cancellationStatus(blockedBy(['CANCEL_IN_PROGRESS']))).toBe('inProgress')
  expect(cancellationStatus(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toBe('blocked')
})

test('leaves the waiting time out beside a reason that remains', () => {
  expect(blockerMessages(blockedBy(['CANCEL_WAIT_TIME'], later))).toEqual(['CANCEL_WAIT_TIME'])
  expect(blockerMessages(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], later))).toEqual([
    'CANCEL_NON_REFUNDABLE',
  ])
})

test('measures what is left of the waiting time', () => {
  const wait = { createdAt: '2026-11-21T09:12:00Z', availableFrom: later }
  expect(shareLeft(wait, new Date('2026-11-21T09:14:00Z'))).toBeCloseTo(0.6)
  expect(shareLeft(wait, new Date('2026-11-21T09:20:00Z'))).toBe(0)
  expect(shareLeft({ ...wait, createdAt: null }, new Date('2026-11-21T09:14:00Z'))).toBe(1)
})
