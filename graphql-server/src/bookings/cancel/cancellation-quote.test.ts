import { describe, expect, test } from 'vitest'
import { judgeCancellation, type CancellationAnswer } from './cancellation-quote.ts'

const anAnswer = (change: Partial<CancellationAnswer> = {}): CancellationAnswer => ({
  errors: [],
  status: 'Refundable',
  paidHalalas: 100_000,
  refundHalalas: 100_000,
  currency: 'SAR',
  ...change,
})
const anError = (code: string) => ({ code, availableFrom: null, visaApplicationId: null })

describe('a refund from nothing to all that was paid is quoted', () => {
  test.each([
    ['Refundable', 100_000],
    ['Partially Refundable', 1],
    ['partially_refundable', 0],
  ])('%s, %i halalas', (status, refundHalalas) => {
    expect(judgeCancellation(anAnswer({ status, refundHalalas }))).toEqual({ paidHalalas: 100_000, refundHalalas })
  })
})

describe('anything else blocks', () => {
  test.each([
    ['a refund below nothing', { refundHalalas: -1 }, 'CANCEL_NOT_ELIGIBLE'],
    ['a refund above the payment', { refundHalalas: 100_001 }, 'CANCEL_NOT_ELIGIBLE'],
    ['no refund figure', { refundHalalas: null }, 'CANCEL_NOT_ELIGIBLE'],
    ['no paid figure', { paidHalalas: null }, 'CANCEL_NOT_ELIGIBLE'],
    ['another currency', { currency: 'USD' }, 'CANCEL_NOT_ELIGIBLE'],
    ['no status', { status: null }, 'CANCEL_NOT_ELIGIBLE'],
    ['an empty status', { status: '' }, 'CANCEL_NOT_ELIGIBLE'],
    ['a status nobody knows', { status: 'Maybe' }, 'CANCEL_NOT_ELIGIBLE'],
    ['None Refundable', { status: 'None Refundable' }, 'CANCEL_NON_REFUNDABLE'],
    ['Non-Refundable', { status: 'Non-Refundable' }, 'CANCEL_NON_REFUNDABLE'],
    ['an error beside a good status', { errors: [anError('notEligible')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['an error nobody knows', { errors: [anError('E201')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['the waiting time', { errors: [anError('waitTimeError')] }, 'CANCEL_WAIT_TIME'],
    ['a visa application', { errors: [anError('cancelVisaError')] }, 'CANCEL_USED_IN_VISA'],
    ['the terms', { errors: [anError('nonRefundable')] }, 'CANCEL_NON_REFUNDABLE'],
  ])('%s', (_, change, code) => {
    expect(judgeCancellation(anAnswer(change))).toMatchObject({ blocked: { code } })
  })

  test('with the time and the visa application the gateway names', () => {
    const errors = [{ code: 'waitTimeError', availableFrom: '2026-11-21T10:05:00Z', visaApplicationId: 'V-1' }]
    expect(judgeCancellation(anAnswer({ errors }))).toEqual({
      blocked: { code: 'CANCEL_WAIT_TIME', retryAt: '2026-11-21T10:05:00Z', visaApplicationId: 'V-1' },
    })
  })
})
