import { describe, expect, it } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { type CancellableOrder, cancellationBlockers } from './cancellation-eligibility.ts'

const booked = new Date('2026-11-21T09:00:00.000Z')
const startsAt = new Date('2027-02-15T11:00:00.000Z')
const total = 100_00
const costsAllFrom = (from: string | null): CancellationPolicy => ({
  refundable: from !== null,
  steps: [{ from, to: startsAt.toISOString(), feeHalalas: total }],
  noShow: null,
})
const free: CancellationPolicy = { refundable: true, steps: [], noShow: null }
const lastFree = '2027-02-12T11:00:00.000Z'
const anOrder = (facts: Partial<CancellableOrder> = {}): CancellableOrder => ({
  state: 'confirmed',
  createdAt: booked,
  startsAt,
  totalHalalas: total,
  policy: costsAllFrom(lastFree),
  visaApplicationId: null,
  isUnpaid: false,
  ...facts,
})
const codes = (order: CancellableOrder, now: Date, waitSeconds = 300) =>
  cancellationBlockers(order, { now, waitSeconds }).map((blocker) => blocker.code)
const after = (seconds: number) => new Date(booked.getTime() + seconds * 1000)

describe('cancellation eligibility', () => {
  it.each([
    [0, ['waitTimeError']],
    [299, ['waitTimeError']],
    [299.999, ['waitTimeError']],
    [300, []],
    [301, []],
    [-60, ['waitTimeError']],
  ])('is blocked, %d seconds after booking, by %j', (seconds, blockers) => {
    expect(codes(anOrder(), after(seconds))).toEqual(blockers)
  })

  it('waits as long as configured and states when cancelling becomes possible', () => {
    expect(codes(anOrder(), after(5), 5)).toEqual([])
    expect(cancellationBlockers(anOrder(), { now: after(4), waitSeconds: 5 })).toEqual([
      { code: 'waitTimeError', availableFrom: after(5) },
    ])
  })

  it.each(['requested', 'pending', 'cancelled', 'failed'] as const)('rejects an order that is %s', (state) => {
    expect(codes(anOrder({ state, visaApplicationId: 'V-1' }), after(3600))).toEqual(['notEligible'])
  })

  it('rejects a second cancellation while the supplier is being asked', () => {
    expect(codes(anOrder({ state: 'cancelling' }), after(3600))).toEqual(['cancelInProgress'])
  })

  it('is blocked by a visa application, which it names', () => {
    expect(cancellationBlockers(anOrder({ visaApplicationId: 'V-1' }), { now: after(3600), waitSeconds: 300 })).toEqual(
      [{ code: 'cancelVisaError', visaApplicationId: 'V-1' }],
    )
  })

  it('is blocked once the refund would be 0', () => {
    expect(codes(anOrder({ policy: costsAllFrom(null) }), after(3600))).toEqual(['nonRefundable'])
    expect(codes(anOrder(), new Date(Date.parse(lastFree) - 1))).toEqual([])
    expect(codes(anOrder(), new Date(lastFree))).toEqual(['nonRefundable'])
  })

  it('is blocked once the stay has begun', () => {
    expect(codes(anOrder({ policy: free }), new Date(startsAt.getTime() - 1))).toEqual([])
    expect(codes(anOrder({ policy: free }), startsAt)).toEqual(['notEligible'])
  })

  it('names all blockers at once, permanent ones first', () => {
    const blocked = anOrder({ visaApplicationId: 'V-1', policy: costsAllFrom(null) })
    expect(codes(blocked, after(0))).toEqual(['cancelVisaError', 'nonRefundable', 'waitTimeError'])
  })
})
