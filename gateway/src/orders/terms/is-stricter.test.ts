import { expect, it } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { isStricter } from './is-stricter.ts'

const totalHalalas = 100_000
const bookedAt = new Date('2026-11-21T09:00:00Z')
const policyWithSteps = (...steps: readonly [from: string | null, feeHalalas: number][]): CancellationPolicy => ({
  refundable: true,
  steps: steps.map(([from, feeHalalas]) => ({ from, to: '2027-01-10T11:00:00Z', feeHalalas })),
  noShow: null,
})
const accepted = policyWithSteps(['2027-01-07T11:00:00Z', 50_000], ['2027-01-09T11:00:00Z', totalHalalas])

it.each<[string, boolean, CancellationPolicy]>([
  ['the same terms', false, accepted],
  ['fees that differ only by rounding', false, policyWithSteps(['2027-01-07T11:00:00Z', 50_010])],
  ['fees above the price', false, policyWithSteps(['2027-01-09T11:00:00Z', 150_000])],
  ['an earlier deadline', true, policyWithSteps(['2027-01-04T11:00:00Z', 50_000])],
  ['a later deadline', false, policyWithSteps(['2027-01-08T11:00:00Z', 50_000])],
  ['a later deadline with a higher fee', true, policyWithSteps(['2027-01-08T11:00:00Z', 80_000])],
  ['no refund at any time', true, policyWithSteps([null, totalHalalas])],
])('compares %s with the accepted terms (expected stricter: %s)', (_what, stricter, policy) => {
  expect(isStricter(policy, accepted, { since: bookedAt, totalHalalas })).toBe(stricter)
})

it('compares only future fees', () => {
  const since = new Date('2027-01-09T12:00:00Z')
  expect(isStricter(policyWithSteps(['2027-01-04T11:00:00Z', totalHalalas]), accepted, { since, totalHalalas })).toBe(
    false,
  )
})
