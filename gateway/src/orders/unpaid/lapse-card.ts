import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { queueOrderEmail } from '../order-emails.ts'
import { isPaidByCard, moveFunds } from '../payment/funds.ts'
import { isBooked } from '../payment/payment-status.ts'
import { productOf } from '../product-of.ts'
import { type Order, readActor, recordEvents, updateOrder } from '../repository.ts'
import { deadlineAfterLapse } from './pay-later-rules.ts'

/** States in which an order still needs the amount authorized on its card. */
const statesNeedingPayment: ReadonlySet<Order['state']> = new Set([
  'requested',
  'unanswered',
  'pending',
  'confirmed',
  'changing',
  'cancelling',
])

/** Whether voiding a card authorization leaves an order unpaid. A cancellation without a fee also voids the card, which is not a lapse. */
export const leavesOrderUnpaid = (order: Order, paymentId: string): boolean =>
  isPaidByCard(order) && order.card_payment_id === paymentId && statesNeedingPayment.has(order.state)

/**
 * Handles a card authorization that lapsed before it was captured. The order becomes unpaid and gets a deadline to pay another way. If the supplier has
 * confirmed the order, the agent is e-mailed the deadline now; otherwise the deadline is set again at confirmation. If the order is being cancelled, its
 * cancellation refunds nothing.
 */
export async function lapseCard(
  trx: Trx,
  { products, settings: { publicUrl } }: Pick<Deps, 'products' | 'settings'>,
  order: Order,
  now: Date,
): Promise<void> {
  const { reference, state, total_halalas: halalas, user_sub: actorSub } = order
  await moveFunds(trx, order, isBooked(state) ? 'refund' : 'release', { at: now, actorSub })
  const change = { pay_by: deadlineAfterLapse(order, now), remind_at: null, card_lapsed_at: now }
  await updateOrder(trx, reference, change, now)
  await recordEvents(trx, reference, now, [{ kind: 'LAPSED', actorKind: 'SYSTEM', halalas }])
  if (state !== 'confirmed' && state !== 'changing') return
  await queueOrderEmail(
    trx,
    productOf(products, order),
    { ...order, ...change },
    {
      kind: 'payment-due',
      dedupeSuffix: now.toISOString(),
      recipient: await readActor(trx, actorSub),
      cultCode: order.cult_code,
      refundHalalas: null,
      documents: [],
      publicUrl,
      now,
    },
  )
}
