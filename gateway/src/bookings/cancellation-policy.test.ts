import { describe, expect, it } from 'vitest'
import {
  type AcceptedTerms,
  freeUntil,
  makkahInstant,
  nextChange,
  type Penalty,
  refundAt,
} from './cancellation-policy.ts'

const percent = (value: number): Penalty => ({ kind: 'percent', basisPoints: Math.round(value * 100) })
const amount = (halalas: number): Penalty => ({ kind: 'amount', halalas })
const terms = (paid: number, ...steps: [string, Penalty][]): AcceptedTerms => ({
  paid,
  refundable: true,
  steps: steps.map(([from, penalty]) => ({ from: makkahInstant(from), penalty })),
})

describe('refund', () => {
  const stay = terms(100_001, ['2027-02-10T14:00:00', percent(50)], ['2027-02-12T14:00:00', percent(100)])

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
    expect(refundAt([terms(paid, ['2027-01-01', penalty])], makkahInstant('2027-01-02'))).toBe(refund)
  })

  it('adds up parts that have their own terms', () => {
    const parts = [
      terms(100_00, ['2027-02-10T14:00:00', amount(40_00)]),
      { ...terms(200_00), refundable: false },
      terms(50_00),
    ]
    expect(refundAt(parts, makkahInstant('2027-02-10T14:00:00'))).toBe(110_00)
  })

  it('does not need the steps in order', () => {
    const shuffled = { ...stay, steps: stay.steps.toReversed() }
    expect(refundAt([shuffled], makkahInstant('2027-02-12T14:00:00'))).toBe(0)
  })
})

describe('the deadlines', () => {
  const parts = [
    terms(100_00, ['2027-02-10T14:00:00', amount(40_00)], ['2027-02-12T14:00:00', percent(100)]),
    terms(100_00, ['2027-02-01T00:00:00', percent(0)], ['2027-02-09T14:00:00', percent(10)]),
  ]

  it('free cancelling ends with the first step of any part that costs something', () => {
    expect(freeUntil(parts)).toEqual(makkahInstant('2027-02-09T14:00:00'))
  })

  it('one part that cannot be refunded ends it altogether', () => {
    expect(freeUntil([...parts, { ...terms(1), refundable: false }])).toBeUndefined()
  })

  it('a quote holds until the next step begins', () => {
    expect(nextChange(parts, makkahInstant('2027-02-09T13:59:59'))).toEqual(makkahInstant('2027-02-09T14:00:00'))
    expect(nextChange(parts, makkahInstant('2027-02-09T14:00:00'))).toEqual(makkahInstant('2027-02-10T14:00:00'))
    expect(nextChange(parts, makkahInstant('2027-02-12T14:00:00'))).toBeUndefined()
  })
})
