import type { Trx } from '#src/database/db.ts'
import type { AppliedStep } from '#src/payments/paid-orders.ts'
import { abandonOrder } from '../abandon-order.ts'
import { notifyListeners } from '../order-listener.ts'
import { productOf } from '../product-of.ts'
import { type Order, type OrderEvent, readOrder, recordEvents, updateOrder } from '../repository.ts'
import { lapseCard, leavesOrderUnpaid } from '../unpaid/lapse-card.ts'
import { completePayment } from '../unpaid/complete-payment.ts'
import { payProblem } from '../unpaid/pay-later-rules.ts'
import type { SettleDeps } from '../settle-order.ts'
import { moveFunds } from './funds.ts'

/** Applies a payment step to its order. The caller has locked the order. */
export async function writeStep(
  trx: Trx,
  deps: SettleDeps,
  reference: string,
  { step, before, payment, now }: AppliedStep,
): Promise<void> {
  const { settings, products, orderListeners } = deps
  const order = await readOrder(trx, reference)
  const product = productOf(products, order)
  const update = { product, settings, order, now }
  const record = (kind: OrderEvent['kind'], halalas: number) =>
    recordEvents(trx, reference, now, [{ kind, actorKind: 'SYSTEM', halalas }])
  const abandonUnpaid = async () => {
    if (order.state !== 'authorizing' || order.card_payment_id !== payment.id) return
    await abandonOrder(trx, orderListeners, update, notCharged)
  }
  switch (step) {
    case 'AUTHORIZED':
      await record('AUTHORIZED', payment.amount_halalas)
      if (order.card_payment_id !== payment.id) return
      if (order.state === 'authorizing') await sendToSupplier(trx, order, now)
      // If the booking was changed after its page was abandoned, the amount differs from the new total and is voided.
      else if (!payProblem(order, now) && payment.amount_halalas === order.total_halalas) {
        const { cult_code: cultCode } = order
        await completePayment(trx, deps, order, {
          actorSub: payment.user_sub,
          cultCode,
          now,
          cardPaymentId: payment.id,
        })
      }
      return
    case 'CAPTURED':
      await record('CHARGED', payment.amount_halalas)
      await notifyListeners(trx, orderListeners, 'charged', update)
      return
    case 'REFUNDED':
      return record('REFUNDED', payment.refunded_halalas - before.refunded_halalas)
    case 'VOIDED':
      if (before.state === 'AUTHORIZED' && leavesOrderUnpaid(order, payment.id)) return lapseCard(trx, deps, order, now)
      if (before.state === 'AUTHORIZED') await record('VOIDED', payment.amount_halalas)
      return abandonUnpaid()
    case 'EXPIRED':
      return abandonUnpaid()
    case 'REFUSED':
      return
  }
}

const notCharged = {
  code: 'CARD_NOT_CHARGED',
  message: 'The card was not charged.',
} as const

/** Makes the order due, now that its amount is authorized on the card. The reconciler sends it to the supplier. */
async function sendToSupplier(trx: Trx, order: Order, now: Date): Promise<void> {
  await updateOrder(trx, order.reference, { state: 'requested', due_at: now }, now)
  await moveFunds(trx, order, 'hold', { at: now, actorSub: order.user_sub })
}
