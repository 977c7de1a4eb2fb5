import { describe, expect, it } from 'vitest'
import { type CancellableBooking, cancellationBlockers } from './cancellation-eligibility.ts'
import { makkahInstant, type SoldRoom } from './cancellation-policy.ts'

const booked = new Date('2026-11-21T09:00:00.000Z')
const room = (refundable: boolean, ...from: string[]): SoldRoom => ({
  totalHalalas: 100_00,
  terms: {
    refundable,
    steps: from.map((each) => ({
      from: each,
      to: '2027-02-15T14:00:00',
      penalty: { kind: 'percent', basisPoints: 10_000 },
      noShow: false,
    })),
  },
})
const aBooking = (facts: Partial<CancellableBooking> = {}): CancellableBooking => ({
  state: 'confirmed',
  createdAt: booked,
  checkIn: '2027-02-15',
  rooms: [room(true, '2027-02-12T14:00:00')],
  visaApplicationId: null,
  ...facts,
})
const codes = (booking: CancellableBooking, now: Date, waitSeconds = 300) =>
  cancellationBlockers(booking, { now, waitSeconds }).map((blocker) => blocker.code)
const after = (seconds: number) => new Date(booked.getTime() + seconds * 1000)

describe('cancelling', () => {
  it.each([
    [0, ['waitTimeError']],
    [299, ['waitTimeError']],
    [299.999, ['waitTimeError']],
    [300, []],
    [301, []],
    [-60, ['waitTimeError']],
  ])('%d seconds after booking meets %j', (seconds, blockers) => {
    expect(codes(aBooking(), after(seconds))).toEqual(blockers)
  })

  it('waits as long as the setting says and tells when it opens', () => {
    expect(codes(aBooking(), after(5), 5)).toEqual([])
    expect(cancellationBlockers(aBooking(), { now: after(4), waitSeconds: 5 })).toEqual([
      { code: 'waitTimeError', availableFrom: after(5) },
    ])
  })

  it.each(['requested', 'pending', 'cancelled', 'failed'] as const)(
    'is not possible while a booking is %s',
    (state) => {
      expect(codes(aBooking({ state, visaApplicationId: 'V-1' }), after(3600))).toEqual(['notEligible'])
    },
  )

  it('is blocked by a visa application, which it names', () => {
    expect(
      cancellationBlockers(aBooking({ visaApplicationId: 'V-1' }), { now: after(3600), waitSeconds: 300 }),
    ).toEqual([{ code: 'cancelVisaError', visaApplicationId: 'V-1' }])
  })

  it('is blocked once nothing would come back', () => {
    const never = aBooking({ rooms: [room(false)] })
    expect(codes(never, after(3600))).toEqual(['nonRefundable'])
    expect(codes(aBooking(), makkahInstant('2027-02-12T13:59:59'))).toEqual([])
    expect(codes(aBooking(), makkahInstant('2027-02-12T14:00:00'))).toEqual(['nonRefundable'])
  })

  it('is not possible once the stay has begun', () => {
    const untilArrival = aBooking({ rooms: [room(true)] })
    expect(codes(untilArrival, makkahInstant('2027-02-15T13:59:59'))).toEqual([])
    expect(codes(untilArrival, makkahInstant('2027-02-15T14:00:00'))).toEqual(['notEligible'])
  })

  it('names every rule at once, the lasting ones first', () => {
    const blocked = aBooking({ visaApplicationId: 'V-1', rooms: [room(false)] })
    expect(codes(blocked, after(0))).toEqual(['cancelVisaError', 'nonRefundable', 'waitTimeError'])
  })
})
