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

describe('a refund between zero and the payment is quoted', () => {
  test.each([
    ['Refundable', 100_000],
    ['Partially Refundable', 1],
    ['partially_refundable', 0],
  ])('%s, %i halalas', (status, refundHalalas) => {
    expect(judgeCancellation(anAnswer({ status, refundHalalas }))).toEqual({ paidHalalas: 100_000, refundHalalas })
  })
})

describe('an amount that is missing or impossible is not stated and prevents nothing', () => {
  test.each([
    ['no refund', { refundHalalas: null }, { paidHalalas: 100_000, refundHalalas: null }],
    ['no payment', { paidHalalas: null }, { paidHalalas: null, refundHalalas: 100_000 }],
    ['neither', { paidHalalas: null, refundHalalas: null }, { paidHalalas: null, refundHalalas: null }],
    ['a negative refund', { refundHalalas: -1 }, { paidHalalas: 100_000, refundHalalas: null }],
    ['a refund above the payment', { refundHalalas: 100_001 }, { paidHalalas: 100_000, refundHalalas: null }],
    ['another currency', { currency: 'USD' }, { paidHalalas: null, refundHalalas: null }],
  ])('%s', (_, change, expected) => {
    expect(judgeCancellation(anAnswer(change))).toEqual(expected)
  })
})

describe('a status without a refusal prevents nothing', () => {
  test.each([null, '', 'Maybe', 'Eligible', 'Cancellable'])('%j', (status) => {
    expect(judgeCancellation(anAnswer({ status }))).toEqual({ paidHalalas: 100_000, refundHalalas: 100_000 })
  })
})

describe('an error or a refusing status prevents a cancellation', () => {
  test.each([
    ['None Refundable', { status: 'None Refundable' }, 'CANCEL_NON_REFUNDABLE'],
    ['Non-Refundable', { status: 'Non-Refundable' }, 'CANCEL_NON_REFUNDABLE'],
    ['Not Allowed', { status: 'Not Allowed' }, 'CANCEL_NOT_ELIGIBLE'],
    ['Rejected', { status: 'Rejected' }, 'CANCEL_NOT_ELIGIBLE'],
    ['Ineligible', { status: 'Ineligible' }, 'CANCEL_NOT_ELIGIBLE'],
    ['an error beside a good status', { errors: [anError('notEligible')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['an unknown error', { errors: [anError('E201')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['the waiting time', { errors: [anError('waitTimeError')] }, 'CANCEL_WAIT_TIME'],
    ['a visa application', { errors: [anError('cancelVisaError')] }, 'CANCEL_USED_IN_VISA'],
    ['a cancellation in progress', { errors: [anError('cancelInProgress')] }, 'CANCEL_IN_PROGRESS'],
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
