import { describe, expect, it } from 'vitest'
import fees from '../../../../docs/fee-cases.json' with { type: 'json' }
import { makkahInstant } from '#src/values/calendar.ts'
import { type CancellationPolicy, feeAt, freeUntil, nextFeeChange, refundAt } from '#src/orders/cancellation-policy.ts'
import { toWirePolicy } from '#src/orders/wire-policy.ts'
import type { Penalty } from './supplier/cancellation-terms.ts'
import { bookingPolicy, type PricedRoom } from './booking-policy.ts'

const percent = (value: number): Penalty => ({ kind: 'percent', basisPoints: Math.round(value * 100) })
const amount = (halalas: number): Penalty => ({ kind: 'amount', halalas })
const arrival = '2027-02-13T14:00:00'
const departure = '2027-02-18T12:00:00'
const pricedRoom = (totalHalalas: number, ...steps: [string | null, Penalty][]): PricedRoom => ({
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
      { from: arrival, to: departure, penalty: percent(100), noShow: true },
    ],
  },
})
const nonRefundable = (totalHalalas: number): PricedRoom => {
  const { terms } = pricedRoom(totalHalalas, [null, amount(totalHalalas)])
  return { totalHalalas, terms: { ...terms, refundable: false } }
}
const totalOf = (rooms: readonly PricedRoom[]) => rooms.reduce((sum, { totalHalalas }) => sum + totalHalalas, 0)
const refundForRooms = (rooms: readonly PricedRoom[], at: Date) => refundAt(bookingPolicy(rooms), totalOf(rooms), at)
const refundableRoom = pricedRoom(100_001, ['2027-02-10T14:00:00', percent(50)], ['2027-02-12T14:00:00', percent(100)])
const utc = (local: string) => makkahInstant(local).toISOString()

it.each(fees)('charges $fee for $percent % of $total', ({ total, percent: share, fee }) => {
  const halalas = (text: string) => Number(text.replace('.', ''))
  const rooms = [pricedRoom(halalas(total), [null, percent(Number(share))])]
  expect(halalas(total) - refundForRooms(rooms, makkahInstant(arrival))).toBe(halalas(fee))
})

describe('refund for one room', () => {
  it.each([
    ['2027-01-01T00:00:00', 100_001, 'long before the first step'],
    ['2027-02-10T13:59:59', 100_001, 'a second before the first step'],
    ['2027-02-10T14:00:00', 50_001, 'from the exact second of the first step; half a halala goes to the agent'],
    ['2027-02-12T13:59:59', 50_001, 'a second before the last step'],
    ['2027-02-12T14:00:00', 0, 'from the last step on'],
    ['2027-03-01T00:00:00', 0, 'after the stay'],
  ])('at %s Makkah time is %i halalas (%s)', (at, refund) => {
    expect(refundForRooms([refundableRoom], makkahInstant(at))).toBe(refund)
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
  ])('for %i halalas paid and the penalty %o is %i', (paid, penalty, refund) => {
    expect(
      refundForRooms([pricedRoom(paid, ['2027-01-01T00:00:00', penalty])], makkahInstant('2027-01-02T00:00:00')),
    ).toBe(refund)
  })

  it('does not depend on the order of the steps, and follows a step that applies from booking on', () => {
    const shuffled = {
      ...refundableRoom,
      terms: { ...refundableRoom.terms, steps: refundableRoom.terms.steps.toReversed() },
    }
    expect(refundForRooms([shuffled], makkahInstant('2027-02-12T14:00:00'))).toBe(0)
    const roomWithFeeFromBooking = pricedRoom(100_00, ['2027-02-12T14:00:00', percent(100)], [null, percent(10)])
    expect(refundForRooms([roomWithFeeFromBooking], makkahInstant('2026-01-01T00:00:00'))).toBe(90_00)
    expect(refundForRooms([roomWithFeeFromBooking], makkahInstant('2027-02-12T14:00:00'))).toBe(0)
  })
})

const first = '2027-02-10T14:00:00'
const second = '2027-02-12T14:00:00'

describe('combined policy for several rooms', () => {
  it.each<
    [
      string,
      PricedRoom[],
      Pick<CancellationPolicy, 'refundable'> & { freeUntil: string | null; fees: [string | null, number][] },
    ]
  >([
    [
      'one refundable room',
      [refundableRoom],
      {
        refundable: true,
        freeUntil: first,
        fees: [
          [first, 50_000],
          [second, 100_001],
        ],
      },
    ],
    [
      'one non-refundable room',
      [nonRefundable(200_00)],
      { refundable: false, freeUntil: null, fees: [[null, 200_00]] },
    ],
    [
      'one non-refundable room, another free until a deadline',
      [nonRefundable(200_00), refundableRoom],
      {
        refundable: true,
        freeUntil: null,
        fees: [
          [null, 200_00],
          [first, 200_00 + 50_000],
          [second, 200_00 + 100_001],
        ],
      },
    ],
    [
      'the same rooms in reverse order',
      [refundableRoom, nonRefundable(200_00)],
      {
        refundable: true,
        freeUntil: null,
        fees: [
          [null, 200_00],
          [first, 200_00 + 50_000],
          [second, 200_00 + 100_001],
        ],
      },
    ],
    [
      'rooms that are free until different days',
      [refundableRoom, pricedRoom(100_00, ['2027-02-08T14:00:00', amount(40_00)])],
      {
        refundable: true,
        freeUntil: '2027-02-08T14:00:00',
        fees: [
          ['2027-02-08T14:00:00', 40_00],
          [first, 40_00 + 50_000],
          [second, 40_00 + 100_001],
        ],
      },
    ],
    [
      'percentages of rooms with different prices',
      [pricedRoom(333, [first, percent(50)]), pricedRoom(100_00, [first, percent(50)])],
      { refundable: true, freeUntil: first, fees: [[first, 166 + 50_00]] },
    ],
    [
      'a step without a fee',
      [pricedRoom(100_00, ['2027-02-01T00:00:00', percent(0)], [first, percent(10)])],
      { refundable: true, freeUntil: first, fees: [[first, 10_00]] },
    ],
    [
      'a fee from booking on',
      [pricedRoom(100_00, [null, percent(10)])],
      { refundable: true, freeUntil: null, fees: [[null, 10_00]] },
    ],
    ['free until arrival', [pricedRoom(100_00)], { refundable: true, freeUntil: arrival, fees: [] }],
    [
      'all rooms non-refundable',
      [nonRefundable(1_00), nonRefundable(2_00)],
      { refundable: false, freeUntil: null, fees: [[null, 3_00]] },
    ],
  ])('adds up the rooms’ fees (%s)', (_, rooms, expected) => {
    const policy = bookingPolicy(rooms)
    expect({
      refundable: policy.refundable,
      freeUntil: freeUntil(policy)?.toISOString() ?? null,
      fees: policy.steps.map(({ from, feeHalalas }) => [from, feeHalalas]),
    }).toEqual({
      refundable: expected.refundable,
      freeUntil: expected.freeUntil && utc(expected.freeUntil),
      fees: expected.fees.map(([from, fee]) => [from && utc(from), fee]),
    })
    expect(policy.noShow).toEqual({ from: utc(arrival), to: utc(departure), feeHalalas: totalOf(rooms) })
  })

  it('charges the sum of the individual rooms’ fees at any time', () => {
    const rooms = [refundableRoom, pricedRoom(333_33, ['2027-02-11T14:00:00', amount(100_00)]), nonRefundable(70_00)]
    for (const day of ['2026-12-01', '2027-02-10', '2027-02-11', '2027-02-12', '2027-02-13']) {
      const at = makkahInstant(`${day}T14:00:00`)
      const sumOfRoomFees = rooms.map((room) => feeAt(bookingPolicy([room]), at)).reduce((sum, fee) => sum + fee, 0)
      expect(feeAt(bookingPolicy(rooms), at)).toBe(sumOfRoomFees)
    }
  })

  it('has consecutive steps, and its next fee change is the start of the next step', () => {
    const policy = bookingPolicy([refundableRoom, nonRefundable(70_00)])
    for (const [index, step] of policy.steps.entries()) {
      expect(step.to).toBe(policy.steps[index + 1]?.from ?? utc(arrival))
    }
    expect(nextFeeChange(policy, makkahInstant('2027-02-10T13:59:59'))).toEqual(makkahInstant(first))
    expect(nextFeeChange(policy, makkahInstant(first))).toEqual(makkahInstant(second))
    expect(nextFeeChange(policy, makkahInstant(second))).toBeUndefined()
  })

  it('is sent with amounts and Makkah time', () => {
    const { rules, ...policy } = toWirePolicy(bookingPolicy([nonRefundable(200_00), refundableRoom]))
    expect(policy).toEqual({
      isRefundable: true,
      title: 'Cancellation Policy',
      description: '',
    })
    const charge = (value: number) => ({
      chargeType: 'amount',
      chargeValue: value,
      chargeUnit: 'SAR',
      chargeAmount: value,
    })
    expect(rules).toEqual([
      { fromDateTime: '0001-01-01T00:00:00', toDateTime: first, isNoShow: false, charge: charge(200) },
      { fromDateTime: first, toDateTime: second, isNoShow: false, charge: charge(700) },
      { fromDateTime: second, toDateTime: arrival, isNoShow: false, charge: charge(1200.01) },
      { fromDateTime: arrival, toDateTime: departure, isNoShow: true, charge: charge(1200.01) },
    ])
  })
})
