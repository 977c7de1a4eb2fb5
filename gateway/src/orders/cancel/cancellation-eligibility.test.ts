import { describe, expect, it } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { type CancellableOrder, findCancellationBlockers } from './cancellation-eligibility.ts'

const booked = new Date('2026-11-21T09:00:00.000Z')
const startsAt = new Date('2027-02-15T11:00:00.000Z')
const total = 100_00
const nonRefundableFrom = (from: string | null): CancellationPolicy => ({
  refundable: from !== null,
  steps: [{ from, to: startsAt.toISOString(), feeHalalas: total }],
  noShow: null,
})
const free: CancellationPolicy = { refundable: true, steps: [], noShow: null }
const freeUntil = '2027-02-12T11:00:00.000Z'
const anOrder = (overrides: Partial<CancellableOrder> = {}): CancellableOrder => ({
  state: 'confirmed',
  createdAt: booked,
  startsAt,
  totalHalalas: total,
  policy: nonRefundableFrom(freeUntil),
  visaApplicationId: null,
  isUnpaid: false,
  ...overrides,
})
const codes = (order: CancellableOrder, now: Date, waitSeconds = 300) =>
  findCancellationBlockers(order, { now, waitSeconds }).map((blocker) => blocker.code)
const after = (seconds: number) => new Date(booked.getTime() + seconds * 1000)

describe('cancellation', () => {
  it.each([
    [0, ['waitTimeError']],
    [299, ['waitTimeError']],
    [299.999, ['waitTimeError']],
    [300, []],
    [301, []],
    [-60, ['waitTimeError']],
  ])('has these blockers %d seconds after booking: %j', (seconds, blockers) => {
    expect(codes(anOrder(), after(seconds))).toEqual(blockers)
  })

  it('is blocked during the configured waiting time, with the time when it becomes available', () => {
    expect(codes(anOrder(), after(5), 5)).toEqual([])
    expect(findCancellationBlockers(anOrder(), { now: after(4), waitSeconds: 5 })).toEqual([
      { code: 'waitTimeError', availableFrom: after(5) },
    ])
  })

  it.each(['requested', 'pending', 'cancelled', 'failed'] as const)('is not possible for a %s order', (state) => {
    expect(codes(anOrder({ state, visaApplicationId: 'V-1' }), after(3600))).toEqual(['notEligible'])
  })

  it('is blocked while another cancellation is in progress', () => {
    expect(codes(anOrder({ state: 'cancelling' }), after(3600))).toEqual(['cancelInProgress'])
  })

  it('is blocked by a visa application, whose ID is reported', () => {
    expect(
      findCancellationBlockers(anOrder({ visaApplicationId: 'V-1' }), { now: after(3600), waitSeconds: 300 }),
    ).toEqual([{ code: 'cancelVisaError', visaApplicationId: 'V-1' }])
  })

  it('is blocked once the refund would be 0', () => {
    expect(codes(anOrder({ policy: nonRefundableFrom(null) }), after(3600))).toEqual(['nonRefundable'])
    expect(codes(anOrder(), new Date(Date.parse(freeUntil) - 1))).toEqual([])
    expect(codes(anOrder(), new Date(freeUntil))).toEqual(['nonRefundable'])
  })

  it('is blocked once the stay has begun', () => {
    expect(codes(anOrder({ policy: free }), new Date(startsAt.getTime() - 1))).toEqual([])
    expect(codes(anOrder({ policy: free }), startsAt)).toEqual(['notEligible'])
  })

  it('has all its blockers reported at once, permanent ones first', () => {
    const blocked = anOrder({ visaApplicationId: 'V-1', policy: nonRefundableFrom(null) })
    expect(codes(blocked, after(0))).toEqual(['cancelVisaError', 'nonRefundable', 'waitTimeError'])
  })
})
