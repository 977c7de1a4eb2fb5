import type { Trx } from '#src/database/db.ts'
import { issueDocuments } from '#src/documents/issue-documents.ts'
import { abandonOrder } from '#src/orders/abandon-order.ts'
import { productOf } from '#src/orders/product-of.ts'
import { type Order, type OrderEvent, readOrder, recordEvents, updateOrder } from '#src/orders/repository.ts'
import { lapseCard, losesItsPayment } from '#src/orders/unpaid/lapse-card.ts'
import { completePayment } from '#src/orders/unpaid/complete-payment.ts'
import { payProblem } from '#src/orders/unpaid/pay-later-rules.ts'
import type { SettleDeps } from '#src/orders/settle-order.ts'
import { moveFunds } from '#src/orders/payment/funds.ts'
import type { PaymentEvent } from './payment-state.ts'
import type { CardPayment } from './repository.ts'

export interface TakenStep {
  readonly step: PaymentEvent
  readonly before: CardPayment
  readonly payment: CardPayment
  readonly now: Date
}

/** Writes what a step of a payment means for the order that it pays, which is locked by the caller. */
export async function writeOrderStep(
  trx: Trx,
  deps: SettleDeps,
  reference: string,
  { step, before, payment, now }: TakenStep,
): Promise<void> {
  const { settings, products } = deps
  const order = await readOrder(trx, reference)
  const product = productOf(products, order)
  const record = (kind: OrderEvent['kind'], halalas: number) =>
    recordEvents(trx, reference, now, [{ kind, actorKind: 'SYSTEM', halalas }])
  const endUnpaid = async () => {
    if (order.state !== 'authorizing' || order.card_payment_id !== payment.id) return
    await abandonOrder(trx, { product, order, now }, notCharged)
  }
  switch (step) {
    case 'AUTHORIZED':
      await record('AUTHORIZED', payment.amount_halalas)
      if (order.card_payment_id !== payment.id) return
      if (order.state === 'authorizing') await sendToSupplier(trx, order, now)
      // A booking that was changed after its page was left has another total: the old amount does not pay it, and is voided.
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
      await issueDocuments(trx, { product, seller: settings.seller, order, now }, ['receipt'])
      return
    case 'REFUNDED':
      return record('REFUNDED', payment.refunded_halalas - before.refunded_halalas)
    case 'VOIDED':
      if (before.state === 'AUTHORIZED' && losesItsPayment(order, payment.id)) return lapseCard(trx, deps, order, now)
      if (before.state === 'AUTHORIZED') await record('VOIDED', payment.amount_halalas)
      return endUnpaid()
    case 'EXPIRED':
      return endUnpaid()
    case 'REFUSED':
      return
  }
}

const notCharged = {
  code: 'CARD_NOT_CHARGED',
  message: 'The card was not charged.',
} as const

/** The amount is reserved on the card, so the reconciler asks the supplier. */
async function sendToSupplier(trx: Trx, order: Order, now: Date): Promise<void> {
  await updateOrder(trx, order.reference, { state: 'requested', due_at: now }, now)
  await moveFunds(trx, order, 'hold', { at: now, actorSub: order.user_sub })
}
