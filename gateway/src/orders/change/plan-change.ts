import { isUnpaid } from '#src/payments/payment-state.ts'
import { findOrderPayment } from '#src/payments/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import { withTerms, type TermsSnapshot } from '../terms/current-policy.ts'
import type { ChangeCheck, PricingContext, Product, ProductDeps } from '../product.ts'
import type { Order } from '../repository.ts'
import { selectPossibilities, assessOrderChanges } from './change-state.ts'
import type { ChangePlan, RequestedChange } from './plan.ts'
import { blockedChange, cardPaymentOpen } from './refusals.ts'

const refused = (envelope: Envelope<never>): ChangeCheck => ({ kind: 'refused', envelope })

/** An order to change, and the terms for changing it. */
export interface ChangeTarget {
  readonly product: Product
  readonly order: Order
  /** The terms that limit changes of dates. */
  readonly terms: TermsSnapshot | null
}

/** Checks and prices a requested change of an order. */
export async function planChange(
  trx: Trx,
  deps: ProductDeps,
  { product, order, terms }: ChangeTarget,
  change: RequestedChange,
  pricing: PricingContext,
): Promise<ChangeCheck> {
  const possibilities = assessOrderChanges(withTerms(order, terms), product, deps.clock())
  const blocked = selectPossibilities(change, possibilities).find(({ blockers }) => blockers.length > 0)
  const [blocker] = blocked?.blockers ?? []
  if (blocker) return refused(blockedChange(blocker, order.supplier, { until: blocked?.until?.toISOString() ?? null }))
  if (await isCardPaymentOpen(trx, order)) return refused(cardPaymentOpen(order.supplier))
  if (!product.changes) throw new Error(`Orders of ${product.kind} cannot be changed`)
  return product.changes.plan(trx, deps, order, change, pricing)
}

/** Whether somebody may be paying an unpaid order by card at its current total. */
async function isCardPaymentOpen(trx: Trx, order: Order): Promise<boolean> {
  if (order.pay_by === null) return false
  const payment = await findOrderPayment(trx, order)
  return payment !== undefined && (isUnpaid(payment.state) || payment.state === 'AUTHORIZED')
}

/** Returns the charge for a change, in halalas; negative for a refund, 0 for an unpaid order. */
export const priceDifference = (
  order: Pick<Order, 'total_halalas' | 'pay_by'>,
  { order: planned }: ChangePlan,
): number => (order.pay_by ? 0 : planned.totalHalalas - order.total_halalas)
