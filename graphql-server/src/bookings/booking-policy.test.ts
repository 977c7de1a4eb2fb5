import { expect, test } from 'vitest'
import { readBookingPolicy } from './booking-policy.ts'

const total = { amount: '1000.00', currency: 'SAR' }

const aPolicy = (from: string, charge: object) => ({
  isRefundable: true,
  rules: [{ fromDateTime: from, toDateTime: '2026-12-10T14:00:00', isNoShow: false, charge }],
})
const half = { chargeType: 'percentage', chargeValue: 50 }
const amount = (chargeAmount: number) => ({ chargeType: 'amount', chargeAmount })

test('returns a single policy unchanged', () => {
  expect(readBookingPolicy(aPolicy('2026-12-07T14:00:00', half), total)).toMatchObject({
    refundable: true,
    freeUntil: '2026-12-07T14:00:00+03:00',
    steps: [{ percent: '50' }],
  })
})

test('adds up the penalties of several rooms over time', () => {
  const rooms = [aPolicy('2026-12-07T14:00:00', amount(100)), aPolicy('2026-12-08T14:00:00', amount(40))]
  expect(readBookingPolicy(rooms, total)).toMatchObject({
    refundable: true,
    freeUntil: '2026-12-07T14:00:00+03:00',
    steps: [
      { from: '2026-12-07T14:00:00+03:00', to: '2026-12-08T14:00:00+03:00', amount: { amount: '100.00' } },
      { from: '2026-12-08T14:00:00+03:00', to: '2026-12-10T14:00:00+03:00', amount: { amount: '140.00' } },
    ],
  })
})

test('keeps percentages that are the same for all rooms', () => {
  const room = aPolicy('2026-12-07T14:00:00', half)
  expect(readBookingPolicy([room, room], total)).toMatchObject({ steps: [{ percent: '50' }] })
})

test.each([
  [
    'rooms with different percentages and no prices',
    [aPolicy('2026-12-07T14:00:00', half), aPolicy('2026-12-08T14:00:00', half)],
  ],
  ['a non-refundable room without a price', [aPolicy('2026-12-07T14:00:00', half), { isRefundable: false, rules: [] }]],
  ['a missing policy', null],
])('returns null for %s', (_, value) => {
  expect(readBookingPolicy(value, total)).toBeNull()
})
