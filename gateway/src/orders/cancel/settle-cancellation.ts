import type { Trx } from '#src/database/db.ts'
import { ok } from '#src/errors.ts'
import { toRiyals } from '#src/values/money.ts'
import { setPaymentDue } from '#src/payments/repository.ts'
import { callWithDeadline, type Attempt, finalResponseColumns } from '../supplier-call.ts'
import { notifyListeners, type OrderListeners } from '../order-listener.ts'
import { freeStock } from '../holds/repository.ts'
import { queueOrderEmail } from '../order-emails.ts'
import { isPaidByCard, moveFunds } from '../payment/funds.ts'
import { returnPromoUse } from '../promo/repository.ts'
import { productOf } from '../product-of.ts'
import { lockOrder, readActor, readOrder, recordEvents, updateOrder } from '../repository.ts'
import type { SettleDeps } from '../settle-order.ts'
import { refuseCancellation, type SettledCancellation, storeCancellationOutcome } from './refuse-cancellation.ts'
import { readCancellation } from './repository.ts'

/**
 * Sends the cancellation of an order that is `cancelling` to the supplier and writes the outcome in one transaction. The call that
 * confirmed the cancellation, its retries and the reconciler may run it at the same time; the first one to write wins.
 */
export async function settleCancellation(
  deps: SettleDeps,
  reference: string,
  { isRetry, isManual }: Attempt,
): Promise<void> {
  const { db, clock, settings, orderListeners } = deps
  const openOrder = await readOrder(db, reference)
  if (openOrder.state !== 'cancelling') return
  const product = productOf(deps.products, openOrder)
  const { requested_at: requestedAt } = await readCancellation(db, reference)
  const sendCancellation = () => product.cancel(deps, openOrder)
  await callWithDeadline(deps, { reference, isManual }, sendCancellation, (reply) =>
    db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, reference)
      if (order.state !== 'cancelling') return
      const cancellation = await readCancellation(trx, reference)
      // A refusal belongs to an earlier request if the cancellation has been requested again in the meantime.
      const isOutdated = cancellation.requested_at.getTime() !== requestedAt.getTime()
      if (reply.kind === 'refused' && isOutdated) return
      const now = clock()
      // The reconciler makes the first call of a cancellation by the platform, so that call is not a retry.
      const wasSent = cancellation.user_sub !== null || order.asks > 0
      if (isRetry && wasSent) await recordEvents(trx, reference, now, [{ kind: 'REREAD', actorKind: 'SYSTEM' }])
      const settled = { product, order, cancellation, now, settings }
      if (reply.kind === 'refused') await refuseCancellation(trx, settled, reply.message)
      else await writeCancellation(trx, orderListeners, settled)
    }),
  )
}

async function writeCancellation(
  trx: Trx,
  orderListeners: OrderListeners,
  { product, order, cancellation, now, settings }: SettledCancellation,
) {
  const { reference } = order
  const { user_sub: requestedBy } = cancellation
  const isUnpaid = order.pay_by !== null
  // The card may have lapsed since the refund was promised. An unpaid amount is not refunded.
  const refund = isUnpaid ? 0 : cancellation.refund_halalas
  const actor = await readActor(trx, requestedBy ?? order.user_sub)
  const released_at = requestedBy === null ? now : null
  const cancelled = { state: 'cancelled', supplier_word: 'Cancelled', refunded_halalas: refund, released_at } as const
  await updateOrder(trx, reference, { ...cancelled, remind_at: null, ...finalResponseColumns }, now)
  await freeStock(trx, reference, 'cancelled')
  const isCard = isPaidByCard(order)
  // An unpaid order does not use up its promo code.
  if (isUnpaid) await returnPromoUse(trx, reference, now)
  else await moveFunds(trx, order, 'refund', { halalas: refund, at: now, actorSub: actor.sub })
  await recordEvents(trx, reference, now, [
    requestedBy === null
      ? { kind: 'RELEASED', actorKind: 'SYSTEM' }
      : { kind: 'CANCELLED', actorKind: 'AGENT', actor: actor.name, note: cancellation.reason },
    // A refund to a card is recorded when the card provider confirms it.
    ...(isUnpaid || isCard ? [] : [{ kind: 'REFUNDED', actorKind: 'SYSTEM', halalas: refund } as const]),
  ])
  if (isCard) await setPaymentDue(trx, order, now)
  const outcome = ok({
    bookingReferenceNo: reference,
    bookingStatus: 'Cancelled',
    refundAmount: toRiyals(refund),
    currencyCode: 'SAR',
  })
  await storeCancellationOutcome(trx, cancellation, outcome)
  await queueOrderEmail(trx, product, order, {
    kind: requestedBy === null ? 'booking-released' : 'booking-cancelled',
    recipient: actor,
    cultCode: cancellation.cult_code,
    refundHalalas: isUnpaid ? null : refund,
    documents: await notifyListeners(trx, orderListeners, 'cancelled', {
      product,
      settings,
      order: { ...order, ...cancelled },
      now,
    }),
    publicUrl: settings.publicUrl,
    now,
  })
}
