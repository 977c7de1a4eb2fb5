import { expect, test } from 'vitest'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { aCancellationState } from '#src/testing/factories.ts'
import { reasonsOf, rulesOf, shareLeft, standingOf } from './cancellation-rules.ts'

const blockedBy = (codes: ErrorCode[], availableFrom: string | null = null) =>
  aCancellationState({
    eligible: false,
    availableFrom,
    blockers: codes.map((code) => ({ __typename: 'CancellationBlocker', code, message: code })),
  })
const later = '2026-11-21T09:17:00Z'

test('each rule has its own answer', () => {
  const answers = rulesOf(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], later))
  expect(answers).toEqual([
    { name: 'wait', met: false },
    { name: 'visa', met: true },
    { name: 'refundable', met: false },
  ])
})

test('only a wait alone ends by itself', () => {
  expect(standingOf(aCancellationState())).toBe('eligible')
  expect(standingOf(blockedBy(['CANCEL_WAIT_TIME'], later))).toBe('waiting')
  expect(standingOf(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_USED_IN_VISA'], later))).toBe('blocked')
  expect(standingOf(blockedBy(['CANCEL_NOT_ELIGIBLE']))).toBe('blocked')
})

test('a wait is no reason beside one that stays', () => {
  expect(reasonsOf(blockedBy(['CANCEL_WAIT_TIME'], later))).toEqual(['CANCEL_WAIT_TIME'])
  expect(reasonsOf(blockedBy(['CANCEL_WAIT_TIME', 'CANCEL_NON_REFUNDABLE'], later))).toEqual(['CANCEL_NON_REFUNDABLE'])
})

test('the ring shows what is left of the wait', () => {
  const wait = { createdAt: '2026-11-21T09:12:00Z', availableFrom: later }
  expect(shareLeft(wait, new Date('2026-11-21T09:14:00Z'))).toBeCloseTo(0.6)
  expect(shareLeft(wait, new Date('2026-11-21T09:20:00Z'))).toBe(0)
  expect(shareLeft({ ...wait, createdAt: null }, new Date('2026-11-21T09:14:00Z'))).toBe(1)
})
