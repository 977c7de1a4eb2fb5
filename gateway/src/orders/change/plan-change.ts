import { isUnpaid } from '#src/payments/payment-state.ts'
import { findPaymentOf } from '#src/payments/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import type { ChangeCheck, ChangeQuestion, Product, ProductDeps } from '../product.ts'
import type { Order } from '../repository.ts'
import { possibilitiesOf } from './change-state.ts'
import type { ChangePlan, WantedChange } from './plan.ts'
import { blockedChange, paymentOpen } from './refusals.ts'

const refused = (envelope: Envelope<never>): ChangeCheck => ({ kind: 'refused', envelope })

/** Checks whether an order may be changed as wanted, and prices it. */
export async function planChange(
  trx: Trx,
  deps: ProductDeps,
  { product, order }: { product: Product; order: Order },
  wanted: WantedChange,
  question: ChangeQuestion,
): Promise<ChangeCheck> {
  const { names, dates } = possibilitiesOf(order, product, deps.clock())
  const blocked = [
    ...(wanted.names.length > 0 ? [names] : []),
    ...(wanted.stay ? [dates] : []),
    // Of an empty change the more general rule tells why.
    ...(wanted.names.length > 0 || wanted.stay ? [] : [names]),
  ].find(({ blockers }) => blockers.length > 0)
  const [blocker] = blocked?.blockers ?? []
  if (blocker) return refused(blockedChange(blocker, order.supplier, { until: blocked?.until?.toISOString() ?? null }))
  if (await isCardOpen(trx, order)) return refused(paymentOpen(order.supplier))
  if (!product.changing) throw new Error(`Orders of ${product.kind} cannot be changed`)
  return product.changing.plan(trx, deps, order, wanted, question)
}

/** Whether somebody may be paying an unpaid order by card, at its present total. */
async function isCardOpen(trx: Trx, order: Order): Promise<boolean> {
  if (order.pay_by === null) return false
  const payment = await findPaymentOf(trx, order)
  return payment !== undefined && (isUnpaid(payment.state) || payment.state === 'AUTHORIZED')
}

/** What a change costs now, in halalas; negative where it gives money back, 0 while nothing was paid. */
export const differenceOf = (order: Pick<Order, 'total_halalas' | 'pay_by'>, { order: planned }: ChangePlan): number =>
  order.pay_by ? 0 : planned.totalHalalas - order.total_halalas
