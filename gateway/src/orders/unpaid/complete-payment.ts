import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { toRiyals } from '#src/values/money.ts'
import { confirmPaidOrder } from '../order-emails.ts'
import { moveFunds } from '../payment/funds.ts'
import { productOf } from '../product-of.ts'
import { type Order, readActor, updateOrder } from '../repository.ts'
import type { PaymentResult } from './schemas.ts'

interface Payment {
  readonly actorSub: string
  readonly cultCode: string
  readonly now: Date
  /** The card payment; null if the wallet pays. */
  readonly cardPaymentId: string | null
}

/**
 * Pays an unpaid order that its supplier has confirmed. Moves the money, updates the order, issues the documents and queues the e-mail in the
 * caller's transaction.
 */
export async function completePayment(
  trx: Trx,
  { products, settings, orderListeners }: Pick<Deps, 'products' | 'settings' | 'orderListeners'>,
  unpaidOrder: Order,
  { actorSub, cultCode, now, cardPaymentId }: Payment,
): Promise<void> {
  const change = { pay_by: null, remind_at: null, card_payment_id: cardPaymentId }
  const order = { ...unpaidOrder, ...change }
  await moveFunds(trx, order, 'hold', { at: now, actorSub })
  await moveFunds(trx, order, 'charge', { at: now, actorSub })
  await updateOrder(trx, order.reference, change, now)
  const recipient = await readActor(trx, actorSub)
  const product = productOf(products, order)
  await confirmPaidOrder(trx, orderListeners, { product, settings, order, now }, recipient, cultCode)
}

export const paymentEnvelope = ({ reference, supplier_word, total_halalas }: Order): Envelope<PaymentResult> =>
  ok({
    bookingReferenceNo: reference,
    bookingStatus: supplier_word,
    paidAmount: toRiyals(total_halalas),
    currencyCode: 'SAR',
  })
