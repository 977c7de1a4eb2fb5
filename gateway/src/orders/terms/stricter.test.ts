import { expect, it } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { isStricter } from './stricter.ts'

const totalHalalas = 100_000
const booked = new Date('2026-11-21T09:00:00Z')
const policyOf = (...steps: readonly [from: string | null, feeHalalas: number][]): CancellationPolicy => ({
  refundable: true,
  steps: steps.map(([from, feeHalalas]) => ({ from, to: '2027-01-10T11:00:00Z', feeHalalas })),
  noShow: null,
})
const accepted = policyOf(['2027-01-07T11:00:00Z', 50_000], ['2027-01-09T11:00:00Z', totalHalalas])

it.each<[string, CancellationPolicy, boolean]>([
  ['the same terms', accepted, false],
  ['fees that differ only by rounding', policyOf(['2027-01-07T11:00:00Z', 50_010]), false],
  ['fees above the price', policyOf(['2027-01-09T11:00:00Z', 150_000]), false],
  ['an earlier deadline', policyOf(['2027-01-04T11:00:00Z', 50_000]), true],
  ['a later deadline', policyOf(['2027-01-08T11:00:00Z', 50_000]), false],
  ['a later deadline with a higher fee', policyOf(['2027-01-08T11:00:00Z', 80_000]), true],
  ['no refund from the booking on', policyOf([null, totalHalalas]), true],
])('compares %s, expected stricter: %3$s', (_what, policy, stricter) => {
  expect(isStricter(policy, accepted, { since: booked, totalHalalas })).toBe(stricter)
})

it('compares only future fees', () => {
  const since = new Date('2027-01-09T12:00:00Z')
  expect(isStricter(policyOf(['2027-01-04T11:00:00Z', totalHalalas]), accepted, { since, totalHalalas })).toBe(false)
})
