import { describe, expect, it } from 'vitest'
import type { Penalty } from '#src/suppliers/cancellation-terms.ts'
import { freeUntil, makkahInstant, mergedTerms, nextChange, refundAt, type SoldRoom } from './cancellation-policy.ts'

const percent = (value: number): Penalty => ({ kind: 'percent', basisPoints: Math.round(value * 100) })
const amount = (halalas: number): Penalty => ({ kind: 'amount', halalas })
const arrival = '2027-02-13T14:00:00'
const sold = (totalHalalas: number, ...steps: [string | null, Penalty][]): SoldRoom => ({
  totalHalalas,
  terms: {
    refundable: true,
    steps: [
      ...steps.map(([from, penalty], index) => ({
        from,
        to: steps[index + 1]?.[0] ?? arrival,
        penalty,
        noShow: false,
      })),
      { from: arrival, to: '2027-02-18T12:00:00', penalty: percent(100), noShow: true },
    ],
  },
})
const nonRefundable = (totalHalalas: number): SoldRoom => {
  const { terms } = sold(totalHalalas, [null, amount(totalHalalas)])
  return { totalHalalas, terms: { ...terms, refundable: false } }
}
const stay = sold(100_001, ['2027-02-10T14:00:00', percent(50)], ['2027-02-12T14:00:00', percent(100)])

describe('refund', () => {
  it.each([
    ['2027-01-01T00:00:00', 100_001, 'long before the first step'],
    ['2027-02-10T13:59:59', 100_001, 'a second before the first step'],
    ['2027-02-10T14:00:00', 50_001, 'from the very second of the first step; half a halala goes to the agent'],
    ['2027-02-12T13:59:59', 50_001, 'a second before the last step'],
    ['2027-02-12T14:00:00', 0, 'from the last step on'],
    ['2027-03-01T00:00:00', 0, 'after the stay'],
  ])('at %s Makkah time is %i halalas: %s', (at, refund) => {
    expect(refundAt([stay], makkahInstant(at))).toBe(refund)
  })

  it.each<[number, Penalty, number]>([
    [100_00, percent(0), 100_00],
    [100_00, percent(12.5), 87_50],
    [333, percent(33.33), 222],
    [1, percent(50), 1],
    [3, percent(50), 2],
    [100_00, percent(140), 0],
    [100_00, amount(0), 100_00],
    [100_00, amount(30_25), 69_75],
    [100_00, amount(100_00), 0],
    [100_00, amount(100_01), 0],
    [100_00, amount(-5), 100_00],
    [99_999_99, percent(99.99), 10_00],
  ])('of %i halalas under %o is %i', (paid, penalty, refund) => {
    expect(refundAt([sold(paid, ['2027-01-01T00:00:00', penalty])], makkahInstant('2027-01-02T00:00:00'))).toBe(refund)
  })

  it('adds up rooms that have their own terms', () => {
    const rooms = [sold(100_00, ['2027-02-10T14:00:00', amount(40_00)]), nonRefundable(200_00), sold(50_00)]
    expect(refundAt(rooms, makkahInstant('2027-02-10T14:00:00'))).toBe(110_00)
  })

  it('does not need the steps in order, and a step may hold from the booking on', () => {
    const shuffled = { ...stay, terms: { ...stay.terms, steps: stay.terms.steps.toReversed() } }
    expect(refundAt([shuffled], makkahInstant('2027-02-12T14:00:00'))).toBe(0)
    const always = sold(100_00, ['2027-02-12T14:00:00', percent(100)], [null, percent(10)])
    expect(refundAt([always], makkahInstant('2026-01-01T00:00:00'))).toBe(90_00)
    expect(refundAt([always], makkahInstant('2027-02-12T14:00:00'))).toBe(0)
  })
})

describe('the deadlines', () => {
  const rooms = [
    sold(100_00, ['2027-02-10T14:00:00', amount(40_00)], ['2027-02-12T14:00:00', percent(100)]),
    sold(100_00, ['2027-02-01T00:00:00', percent(0)], ['2027-02-09T14:00:00', percent(10)]),
  ]

  it('free cancelling ends with the first step of any room that costs something', () => {
    expect(freeUntil(rooms)).toBe('2027-02-09T14:00:00')
  })

  it('one room that cannot be refunded ends it altogether', () => {
    expect(freeUntil([...rooms, nonRefundable(1)])).toBeNull()
    expect(freeUntil([sold(100_00, [null, percent(10)])])).toBeNull()
  })

  it('a refund holds until the next step begins', () => {
    expect(nextChange(rooms, makkahInstant('2027-02-09T13:59:59'))).toEqual(makkahInstant('2027-02-09T14:00:00'))
    expect(nextChange(rooms, makkahInstant('2027-02-09T14:00:00'))).toEqual(makkahInstant('2027-02-10T14:00:00'))
    expect(nextChange(rooms, makkahInstant('2027-02-12T14:00:00'))).toBeUndefined()
  })
})

describe('the terms of several rooms', () => {
  it('stay as they are for one room and for rooms with the same percentages', () => {
    expect(mergedTerms([stay])).toBe(stay.terms)
    expect(mergedTerms([stay, { ...stay, totalHalalas: 7 }])).toBe(stay.terms)
  })

  it('are added up to amounts when the rooms differ', () => {
    const merged = mergedTerms([stay, nonRefundable(200_00)])
    expect(merged.refundable).toBe(true)
    expect(merged.steps).toEqual([
      { from: null, to: '2027-02-10T14:00:00', penalty: amount(200_00), noShow: false },
      { from: '2027-02-10T14:00:00', to: '2027-02-12T14:00:00', penalty: amount(200_00 + 50_000), noShow: false },
      { from: '2027-02-12T14:00:00', to: arrival, penalty: amount(200_00 + 100_001), noShow: false },
      { from: arrival, to: '2027-02-18T12:00:00', penalty: amount(200_00 + 100_001), noShow: true },
    ])
  })

  it('give back what the rooms give back, at every step', () => {
    const rooms: [SoldRoom, SoldRoom] = [stay, sold(333_33, ['2027-02-11T14:00:00', amount(100_00)])]
    const whole = { totalHalalas: 100_001 + 333_33, terms: mergedTerms(rooms) }
    for (const at of ['2027-01-01', '2027-02-10', '2027-02-11', '2027-02-12'].map((day) =>
      makkahInstant(`${day}T14:00:00`),
    )) {
      expect(refundAt([whole], at)).toBe(refundAt(rooms, at))
    }
  })
})
