import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { mailOrder } from '../order-mails.ts'
import { isPaidByCard, moveFunds } from '../payment/funds.ts'
import { productOf } from '../product-of.ts'
import { type Order, readActor, recordEvents, updateOrder } from '../repository.ts'
import { payAfterLapse } from './pay-later-rules.ts'

const lapsing: ReadonlySet<Order['state']> = new Set(['requested', 'unanswered', 'pending', 'confirmed'])

/** Whether an order is left without a payment when a card payment that was reserved is voided. */
export const losesItsPayment = (order: Order, paymentId: string): boolean =>
  isPaidByCard(order) && order.card_payment_id === paymentId && lapsing.has(order.state)

/**
 * The bank has returned the reserved amount before it was charged. The order becomes an unpaid one: the supplier is still asked, a confirmation
 * gives the agent a deadline to pay another way, and an order that is confirmed already has one from now on.
 */
export async function lapseCard(
  trx: Trx,
  { products, settings: { publicUrl } }: Pick<Deps, 'products' | 'settings'>,
  order: Order,
  now: Date,
): Promise<void> {
  const { reference, state, total_halalas: halalas, user_sub: actorSub } = order
  const isConfirmed = state === 'confirmed'
  await moveFunds(trx, order, isConfirmed ? 'refund' : 'release', { at: now, actorSub })
  const change = { pay_by: payAfterLapse(order, now), remind_at: null, card_lapsed_at: now }
  await updateOrder(trx, reference, change, now)
  await recordEvents(trx, reference, now, [{ kind: 'LAPSED', actorKind: 'SYSTEM', halalas }])
  if (!isConfirmed) return
  await mailOrder(
    trx,
    productOf(products, order),
    { ...order, ...change },
    {
      kind: 'payment-due',
      recipient: await readActor(trx, actorSub),
      cultCode: order.cult_code,
      refundHalalas: null,
      documents: [],
      publicUrl,
      now,
    },
  )
}
