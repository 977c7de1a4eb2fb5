import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { setPaymentDue } from '#src/payments/repository.ts'
import { toRiyals } from '#src/values/money.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { nextPendingCheckAt } from './retry-schedule.ts'
import { respondedColumns, callWithDeadline, type Attempt, finalResponseColumns } from './supplier-call.ts'
import { failOrder, isAwaitingSupplier, storeFirstOutcome } from './fail-order.ts'
import type { OrderListeners, OrderUpdate } from './order-listener.ts'
import { confirmPaidOrder, queueOrderEmail } from './order-emails.ts'
import { isPaidByCard, moveFunds } from './payment/funds.ts'
import { searchText } from './list/search-text.ts'
import { productOf } from './product-of.ts'
import type { SupplierResponse } from './product.ts'
import { deadlineAfterLapse } from './unpaid/pay-later-rules.ts'
import { lockOrder, type Order, readActor, readOrder, recordEvents, updateOrder } from './repository.ts'

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'wait' | 'settings' | 'products' | 'orderListeners'>

/**
 * Sends an open order to the supplier and writes the response in one transaction. The call that placed the order, its retries and the
 * reconciler may run it at the same time; the first one to write wins.
 */
export async function settleOrder(deps: SettleDeps, reference: string, { isRetry, isManual }: Attempt): Promise<void> {
  const { db, clock, settings, orderListeners } = deps
  const openOrder = await readOrder(db, reference)
  if (!isOpen(openOrder)) return
  const product = productOf(deps.products, openOrder)
  const sendOrder = () => product.order(deps, openOrder)
  await callWithDeadline(deps, { reference, isManual }, sendOrder, (reply) =>
    db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, reference)
      if (!isOpen(order)) return
      const now = clock()
      if (isRetry && wasSentWithoutResponse(order)) {
        await recordEvents(trx, reference, now, [{ kind: 'REREAD', actorKind: 'SYSTEM' }])
      }
      await writeResponse(trx, orderListeners, { product, order, now, settings }, reply)
    }),
  )
}

const isOpen = (order: Order) =>
  order.state === 'pending' || (isAwaitingSupplier(order) && order.state !== 'authorizing')

/** Whether the order was already sent but got no response. After a card authorization, the reconciler makes the first call. */
const wasSentWithoutResponse = (order: Order) =>
  isAwaitingSupplier(order) && (order.card_payment_id === null || order.asks > 0)

function writeResponse(
  trx: Trx,
  orderListeners: OrderListeners,
  update: OrderUpdate,
  reply: SupplierResponse,
): Promise<void> {
  switch (reply.kind) {
    case 'confirmed':
      return confirm(trx, orderListeners, update, reply.supplierReference)
    case 'pending':
      return markPending(trx, update, reply.supplierReference)
    case 'refused':
      return failOrder(trx, orderListeners, update, {
        code: 'SUPPLIER_REFUSED',
        message: reply.message,
        actor: { actorKind: 'SUPPLIER', actor: update.order.supplier },
      })
  }
}

async function confirm(trx: Trx, orderListeners: OrderListeners, update: OrderUpdate, supplierReference: string) {
  const { product, order: requestedOrder, now, settings } = update
  // If the card authorization has lapsed, the time to pay another way starts at the confirmation.
  const order = requestedOrder.card_lapsed_at
    ? { ...requestedOrder, pay_by: deadlineAfterLapse(requestedOrder, now) }
    : requestedOrder
  const { reference, supplier, pay_by: payBy, total_halalas: halalas } = order
  const isCard = isPaidByCard(order)
  if (!payBy) await moveFunds(trx, order, 'charge', { at: now, actorSub: order.user_sub })
  const confirmed = { state: 'confirmed', supplier_word: 'Confirmed' } as const
  const referenceColumns = supplierReferenceColumns(order, supplierReference)
  await updateOrder(trx, reference, { ...confirmed, pay_by: payBy, ...referenceColumns, ...finalResponseColumns }, now)
  await recordEvents(trx, reference, now, [
    // A card is charged when its provider confirms the capture.
    ...(payBy || isCard ? [] : [{ kind: 'CHARGED', actorKind: 'SYSTEM', halalas } as const]),
    { kind: 'CONFIRMED', actorKind: 'SUPPLIER', actor: supplier },
  ])
  if (isCard) await setPaymentDue(trx, order, now)
  await storeFirstOutcome(trx, product, order, reservationEnvelope({ ...order, ...confirmed }, supplierReference))
  const updatedOrder = { ...order, ...confirmed, supplier_reference: supplierReference }
  const recipient = await readActor(trx, order.user_sub)
  if (payBy) {
    const { cult_code: cultCode } = order
    const { publicUrl } = settings
    const email = {
      kind: 'booking-held',
      recipient,
      cultCode,
      refundHalalas: null,
      documents: [],
      publicUrl,
      now,
    } as const
    await queueOrderEmail(trx, product, order, email)
    return
  }
  await confirmPaidOrder(trx, orderListeners, { ...update, order: updatedOrder }, recipient)
}

async function markPending(trx: Trx, { product, order, now }: OrderUpdate, supplierReference: string) {
  const pending = { state: 'pending', supplier_word: 'Pending', supplier_reference: supplierReference } as const
  const due = { due_at: nextPendingCheckAt(order.created_at, now), ...respondedColumns }
  await updateOrder(
    trx,
    order.reference,
    { ...pending, ...supplierReferenceColumns(order, supplierReference), ...due },
    now,
  )
  if (order.state === 'pending') return
  await recordEvents(trx, order.reference, now, [{ kind: 'PENDING', actorKind: 'SUPPLIER', actor: order.supplier }])
  await storeFirstOutcome(trx, product, order, reservationEnvelope({ ...order, ...pending }, supplierReference))
}

/** Columns that store the supplier's reference and make the order searchable by it. */
const supplierReferenceColumns = (order: Order, supplierReference: string) => ({
  supplier_reference: supplierReference,
  ...(order.supplier_reference !== supplierReference && {
    search_text: `${searchText([supplierReference])} ${order.search_text}`.trim(),
  }),
})

const reservationEnvelope = (order: Order, supplierReference: string) =>
  ok(
    {
      bookingStatus: order.supplier_word,
      bookingReferenceNo: order.reference,
      provider: order.supplier,
      totalPrice: toRiyals(order.total_halalas),
      payBy: order.pay_by && makkahLocal(order.pay_by),
    },
    {},
    { token: supplierReference },
  )
