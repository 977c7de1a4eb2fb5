import type { Trx } from '#src/database/db.ts'
import { finalResponseColumns } from '../supplier-call.ts'
import { notifyListeners, type OrderListeners, type OrderUpdate } from '../order-listener.ts'
import { releaseDaysOutside } from '../holds/repository.ts'
import { replaceNames } from '../list/search-text.ts'
import { queueOrderEmail } from '../order-emails.ts'
import { moveFunds } from '../payment/funds.ts'
import { updateDiscount } from '../promo/repository.ts'
import { type Order, type OrderEvent, readActor, readOrder, recordEvents, updateOrder } from '../repository.ts'
import { reminderAt } from '../unpaid/pay-later-rules.ts'
import { priceDifference } from './plan-change.ts'
import { markSettled, type OrderChange } from './repository.ts'

/** Writes a change that the supplier has made. The update contains the order before the change. */
export async function writeChange(
  trx: Trx,
  orderListeners: OrderListeners,
  update: OrderUpdate,
  change: OrderChange,
): Promise<void> {
  const { product, settings, order, now } = update
  const { reference } = order
  const { plan, has_dates: hasNewDates } = change
  const actor = await readActor(trx, change.user_sub)
  const moneyEvents = await moveDifference(trx, order, change, now)
  const documentsBefore = await notifyListeners(trx, orderListeners, 'changing', { ...update, hasNewDates })
  await product.changes?.write(trx, reference, plan.details)
  if (plan.discountHalalas !== null) await updateDiscount(trx, reference, plan.discountHalalas)
  const text = { search_text: await buildSearchText(trx, order, change) }
  await updateOrder(
    trx,
    reference,
    { state: 'confirmed', ...changedColumns(order, change), ...text, ...finalResponseColumns },
    now,
  )
  if (plan.days.length > 0 && plan.order.endsOn !== null) {
    await releaseDaysOutside(trx, reference, plan.order.startsOn, plan.order.endsOn)
  }
  await recordEvents(trx, reference, now, [
    { kind: 'CHANGED', actorKind: 'AGENT', actor: actor.name, changes: plan.changes },
    ...moneyEvents,
  ])
  await markSettled(trx, change.id, 'confirmed')
  const changed = await readOrder(trx, reference)
  const documentsAfter = await notifyListeners(trx, orderListeners, 'changed', {
    ...update,
    order: changed,
    hasNewDates,
  })
  await queueOrderEmail(trx, product, changed, {
    kind: 'booking-changed',
    dedupeSuffix: change.id,
    recipient: actor,
    cultCode: change.cult_code,
    refundHalalas: moneyEvents.find(({ kind }) => kind === 'REFUNDED')?.halalas ?? null,
    documents: [...documentsBefore, ...documentsAfter],
    publicUrl: settings.publicUrl,
    now,
  })
}

/** Charges or refunds the difference through the wallet. */
async function moveDifference(
  trx: Trx,
  order: Order,
  { plan, user_sub: actorSub }: OrderChange,
  at: Date,
): Promise<OrderEvent[]> {
  const difference = priceDifference(order, plan)
  if (difference === 0) return []
  const halalas = Math.abs(difference)
  await moveFunds(trx, order, difference > 0 ? 'charge' : 'refund', { halalas, at, actorSub })
  return [{ kind: difference > 0 ? 'CHARGED' : 'REFUNDED', actorKind: 'SYSTEM', halalas }]
}

/** Returns the order columns that a change writes. */
function changedColumns(order: Order, { plan: { order: planned, days } }: OrderChange) {
  const payBy = planned.payBy === null ? null : new Date(planned.payBy)
  return {
    lead_name: planned.leadName,
    ...(days.length > 0 && {
      starts_on: planned.startsOn,
      ends_on: planned.endsOn,
      starts_at: new Date(planned.startsAt),
      total_halalas: planned.totalHalalas,
      commission_halalas: planned.commissionHalalas,
      policy: JSON.stringify(planned.policy),
      // The terms of the new stay were accepted with the change.
      tightened_policy: null,
      terms_tightened_at: null,
      // A paid order has no deadline.
      ...(order.pay_by && payBy && { pay_by: payBy, remind_at: reminderAt(payBy) }),
    }),
  }
}

/** Returns the order's search text with the new names. References come before the names, and tags after them. */
async function buildSearchText(
  trx: Trx,
  { reference, partner_reference: partnerReference, tags }: Order,
  { plan: { order } }: OrderChange,
): Promise<string> {
  const { search_text: current } = await readOrder(trx, reference)
  return replaceNames(current, reference, [order.leadName, partnerReference, ...order.searchNames, ...tags])
}
