import { expect, it } from 'vitest'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import type { Order } from '../repository.ts'
import { withTerms } from './current-policy.ts'

const policyWithFee = (feeHalalas: number): CancellationPolicy => ({
  refundable: true,
  steps: [{ from: '2027-01-07T11:00:00.000Z', to: '2027-01-10T11:00:00.000Z', feeHalalas }],
  noShow: null,
})
const updatedAt = new Date('2026-11-21T09:00:00Z')
const order = { policy: policyWithFee(100), updated_at: updatedAt } as Order
const terms = { policy: policyWithFee(200), updatedAt }

it('uses terms that were read earlier only if the order has not changed since', () => {
  expect(withTerms({ ...order, updated_at: new Date(updatedAt) }, terms).policy).toEqual(terms.policy)
  expect(withTerms({ ...order, updated_at: new Date(updatedAt.getTime() + 1) }, terms).policy).toEqual(order.policy)
  expect(withTerms(order, null).policy).toEqual(order.policy)
})
