import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { createPaymentRow, openPage } from '#src/payments/open-page.ts'
import { isUnpaid } from '#src/payments/payment-state.ts'
import { type CardPayment, findOrderPayment, insertPayment } from '#src/payments/repository.ts'
import { cardsUnavailable, cardsNotAccepted } from '../payment/card-page.ts'
import { isPaidByCard } from '../payment/funds.ts'
import { viewOrderPayment } from '../payment/view-order-payment.ts'
import { type Order, updateOrder } from '../repository.ts'
import { paymentEnvelope } from './complete-payment.ts'
import { notPayableRefusal } from './pay-later-rules.ts'
import type { PaymentResult } from './schemas.ts'

/** An unpaid order and its pending card payment. */
export interface PendingCardPayment {
  readonly order: Order
  readonly payment: CardPayment
}

/** Starts a card payment of an unpaid order, unless one is already open. Agents of a company who pay at the same time get the same page. */
export async function startCardPayment(
  trx: Trx,
  agent: Agent,
  order: Order,
  { key, now }: { key: string; now: Date },
): Promise<PendingCardPayment> {
  const existing = await findOrderPayment(trx, order)
  if (existing && isUnpaid(existing.state)) return { order, payment: existing }
  const { reference: orderReference, total_halalas: halalas } = order
  const clientKey = `pay:${orderReference}:${key}`
  const payment = await insertPayment(trx, createPaymentRow(agent, { halalas, clientKey, orderReference, now }))
  await updateOrder(trx, orderReference, { card_payment_id: payment.id }, now)
  return { order: { ...order, card_payment_id: payment.id }, payment }
}

/** Returns the outcome of a card payment that was started earlier. */
export async function resumeCardPayment(
  trx: Trx,
  order: Order,
  now: Date,
): Promise<Envelope<PaymentResult> | PendingCardPayment> {
  if (isPaidByCard(order)) return paymentEnvelope(order)
  const problem = notPayableRefusal(order, now)
  if (problem) return problem
  const payment = await findOrderPayment(trx, order)
  if (payment && isUnpaid(payment.state)) return { order, payment }
  return refusal('CARD_NOT_CHARGED', 'The card was not charged.')
}

/** Opens the provider's page. A page that cannot be opened now is opened when the call is retried. */
export async function openCardPage(
  deps: Deps,
  { order, payment }: PendingCardPayment,
  cultCode: string,
  onError: (error: unknown) => void,
): Promise<Envelope<PaymentResult>> {
  const { cards, products } = deps
  if (!cards) return cardsNotAccepted()
  try {
    const openedPayment = await openPage(deps, cards, payment, cultCode)
    return ok({
      bookingReferenceNo: order.reference,
      bookingStatus: order.supplier_word,
      paidAmount: 0,
      currencyCode: 'SAR',
      cardPayment: viewOrderPayment(openedPayment, order, products),
    })
  } catch (error) {
    onError(error)
    return refusal(cardsUnavailable.code, cardsUnavailable.message)
  }
}
