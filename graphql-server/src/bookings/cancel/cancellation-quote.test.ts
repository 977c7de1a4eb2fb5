import { describe, expect, test } from 'vitest'
import { decideCancellation, type CancellationResponse } from './cancellation-quote.ts'

const aResponse = (change: Partial<CancellationResponse> = {}): CancellationResponse => ({
  errors: [],
  status: 'Refundable',
  paidHalalas: 100_000,
  refundHalalas: 100_000,
  currency: 'SAR',
  ...change,
})
const anError = (code: string) => ({ code, availableFrom: null, visaApplicationId: null })

describe('decideCancellation for a valid refund', () => {
  test.each([
    ['Refundable', 100_000],
    ['Partially Refundable', 1],
    ['partially_refundable', 0],
  ])('returns the refund for the status %s: %i halalas', (status, refundHalalas) => {
    expect(decideCancellation(aResponse({ status, refundHalalas }))).toEqual({ paidHalalas: 100_000, refundHalalas })
  })
})

describe('decideCancellation for a missing or impossible amount', () => {
  test.each([
    ['no refund', { refundHalalas: null }, { paidHalalas: 100_000, refundHalalas: null }],
    ['no payment', { paidHalalas: null }, { paidHalalas: null, refundHalalas: 100_000 }],
    ['neither amount', { paidHalalas: null, refundHalalas: null }, { paidHalalas: null, refundHalalas: null }],
    ['a negative refund', { refundHalalas: -1 }, { paidHalalas: 100_000, refundHalalas: null }],
    ['a refund above the payment', { refundHalalas: 100_001 }, { paidHalalas: 100_000, refundHalalas: null }],
    ['a different currency', { currency: 'USD' }, { paidHalalas: null, refundHalalas: null }],
  ])('returns null for the amount without blocking the cancellation: %s', (_, change, expected) => {
    expect(decideCancellation(aResponse(change))).toEqual(expected)
  })
})

describe('decideCancellation for a status other than a refusal', () => {
  test.each([null, '', 'Maybe', 'Eligible', 'Cancellable'])('does not block the cancellation: %j', (status) => {
    expect(decideCancellation(aResponse({ status }))).toEqual({ paidHalalas: 100_000, refundHalalas: 100_000 })
  })
})

describe('decideCancellation for an error or a refusal', () => {
  test.each([
    ['None Refundable', { status: 'None Refundable' }, 'CANCEL_NON_REFUNDABLE'],
    ['Non-Refundable', { status: 'Non-Refundable' }, 'CANCEL_NON_REFUNDABLE'],
    ['Not Allowed', { status: 'Not Allowed' }, 'CANCEL_NOT_ELIGIBLE'],
    ['Rejected', { status: 'Rejected' }, 'CANCEL_NOT_ELIGIBLE'],
    ['Ineligible', { status: 'Ineligible' }, 'CANCEL_NOT_ELIGIBLE'],
    ['an error with a successful status', { errors: [anError('notEligible')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['an unknown error', { errors: [anError('E201')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['an error named like an inherited property', { errors: [anError('constructor')] }, 'CANCEL_NOT_ELIGIBLE'],
    ['a waiting time', { errors: [anError('waitTimeError')] }, 'CANCEL_WAIT_TIME'],
    ['a visa application', { errors: [anError('cancelVisaError')] }, 'CANCEL_USED_IN_VISA'],
    ['a cancellation in progress', { errors: [anError('cancelInProgress')] }, 'CANCEL_IN_PROGRESS'],
    ['non-refundable terms', { errors: [anError('nonRefundable')] }, 'CANCEL_NON_REFUNDABLE'],
  ])('blocks the cancellation: %s', (_, change, code) => {
    expect(decideCancellation(aResponse(change))).toMatchObject({ blocked: { code } })
  })

  test('returns the time and the visa application from the gateway', () => {
    const errors = [{ code: 'waitTimeError', availableFrom: '2026-11-21T10:05:00Z', visaApplicationId: 'V-1' }]
    expect(decideCancellation(aResponse({ errors }))).toEqual({
      blocked: { code: 'CANCEL_WAIT_TIME', retryAt: '2026-11-21T10:05:00Z', visaApplicationId: 'V-1' },
    })
  })
})
