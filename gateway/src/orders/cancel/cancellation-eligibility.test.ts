import { describe, expect, it } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { type CancellableOrder, findCancellationBlockers } from './cancellation-eligibility.ts'

const bookedAt = new Date('2026-11-21T09:00:00.000Z')
const startsAt = new Date('2027-02-15T11:00:00.000Z')
const total = 100_00
const nonRefundableFrom = (from: string | null): CancellationPolicy => ({
  refundable: from !== null,
  steps: [{ from, to: startsAt.toISOString(), feeHalalas: total }],
  noShow: null,
})
const alwaysFree: CancellationPolicy = { refundable: true, steps: [], noShow: null }
const freeUntil = '2027-02-12T11:00:00.000Z'
const createOrder = (overrides: Partial<CancellableOrder> = {}): CancellableOrder => ({
  state: 'confirmed',
  createdAt: bookedAt,
  startsAt,
  totalHalalas: total,
  policy: nonRefundableFrom(freeUntil),
  visaApplicationId: null,
  isUnpaid: false,
  ...overrides,
})
const blockerCodes = (order: CancellableOrder, now: Date, waitSeconds = 300) =>
  findCancellationBlockers(order, { now, waitSeconds }).map((blocker) => blocker.code)
const afterBooking = (seconds: number) => new Date(bookedAt.getTime() + seconds * 1000)

describe('cancellation', () => {
  it.each([
    [0, ['waitTimeError']],
    [299, ['waitTimeError']],
    [299.999, ['waitTimeError']],
    [300, []],
    [301, []],
    [-60, ['waitTimeError']],
  ])('has these blockers %d seconds after booking: %j', (seconds, blockers) => {
    expect(blockerCodes(createOrder(), afterBooking(seconds))).toEqual(blockers)
  })

  it('is blocked during the configured waiting time, and reports when it becomes available', () => {
    expect(blockerCodes(createOrder(), afterBooking(5), 5)).toEqual([])
    expect(findCancellationBlockers(createOrder(), { now: afterBooking(4), waitSeconds: 5 })).toEqual([
      { code: 'waitTimeError', availableFrom: afterBooking(5) },
    ])
  })

  it.each(['requested', 'pending', 'cancelled', 'failed'] as const)('is not possible for a %s order', (state) => {
    expect(blockerCodes(createOrder({ state, visaApplicationId: 'V-1' }), afterBooking(3600))).toEqual(['notEligible'])
  })

  it('is blocked while another cancellation is in progress', () => {
    expect(blockerCodes(createOrder({ state: 'cancelling' }), afterBooking(3600))).toEqual(['cancelInProgress'])
  })

  it('is blocked by a visa application, whose ID is reported', () => {
    expect(
      findCancellationBlockers(createOrder({ visaApplicationId: 'V-1' }), {
        now: afterBooking(3600),
        waitSeconds: 300,
      }),
    ).toEqual([{ code: 'cancelVisaError', visaApplicationId: 'V-1' }])
  })

  it('is blocked once the refund would be 0', () => {
    expect(blockerCodes(createOrder({ policy: nonRefundableFrom(null) }), afterBooking(3600))).toEqual([
      'nonRefundable',
    ])
    expect(blockerCodes(createOrder(), new Date(Date.parse(freeUntil) - 1))).toEqual([])
    expect(blockerCodes(createOrder(), new Date(freeUntil))).toEqual(['nonRefundable'])
  })

  it('is blocked once the stay has begun', () => {
    expect(blockerCodes(createOrder({ policy: alwaysFree }), new Date(startsAt.getTime() - 1))).toEqual([])
    expect(blockerCodes(createOrder({ policy: alwaysFree }), startsAt)).toEqual(['notEligible'])
  })

  it('has all its blockers reported at once, permanent ones first', () => {
    const blocked = createOrder({ visaApplicationId: 'V-1', policy: nonRefundableFrom(null) })
    expect(blockerCodes(blocked, afterBooking(0))).toEqual(['cancelVisaError', 'nonRefundable', 'waitTimeError'])
  })
})
