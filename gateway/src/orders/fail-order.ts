import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { storeOutcome } from '#src/idempotency/repository.ts'
import { setPaymentDue } from '#src/payments/repository.ts'
import { finalResponseColumns } from './supplier-call.ts'
import { notifyListeners, type OrderListeners, type OrderUpdate } from './order-listener.ts'
import { freeStock } from './holds/repository.ts'
import { isPaidByCard, moveFunds } from './payment/funds.ts'
import type { Product } from './product.ts'
import { returnPromoUse } from './promo/repository.ts'
import { type Order, type OrderEvent, recordEvents, updateOrder } from './repository.ts'

const awaitingStates: ReadonlySet<Order['state']> = new Set(['authorizing', 'requested', 'unanswered'])

/** Whether the supplier has yet to respond to the order for the first time. */
export const isAwaitingSupplier = ({ state }: Order) => awaitingStates.has(state)

/**
 * Stores the response to the call that placed the order; retries of that call get the same response. Does nothing if a response is already
 * stored. Later states are read from the order.
 */
export async function storeFirstOutcome(trx: Trx, { operation }: Product, order: Order, outcome: Envelope<unknown>) {
  if (!isAwaitingSupplier(order)) return
  await storeOutcome(trx, { userSub: order.user_sub, operation, key: order.client_reference }, outcome)
}

interface Failure {
  readonly code: 'SUPPLIER_REFUSED'
  readonly message: string
  readonly actor: Pick<OrderEvent, 'actorKind' | 'actor'>
}

/** Marks an order that its supplier refused as failed and releases its money, stock and promo code. The caller must have locked the order. */
export async function failOrder(
  trx: Trx,
  orderListeners: OrderListeners,
  update: OrderUpdate,
  { code, message, actor }: Failure,
): Promise<void> {
  const { product, order, now } = update
  const { reference, supplier } = order
  // Called before the wallet is locked, as when an order is placed, so that transactions cannot deadlock.
  await returnPromoUse(trx, reference, now)
  if (!order.pay_by) await moveFunds(trx, order, 'release', { at: now, actorSub: order.user_sub })
  await freeStock(trx, reference, 'failed')
  const failed = {
    state: 'failed',
    supplier_word: 'Failed',
    supplier_reference: null,
    ...finalResponseColumns,
  } as const
  await updateOrder(trx, reference, failed, now)
  if (isPaidByCard(order)) await setPaymentDue(trx, order, now)
  await recordEvents(trx, reference, now, [{ kind: 'FAILED', note: message, ...actor }])
  await notifyListeners(trx, orderListeners, 'failed', { ...update, order: { ...order, ...failed } })
  await storeFirstOutcome(trx, product, order, refusal(code, message, {}, { provider: supplier }))
}
