import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { setPaymentDue } from '#src/payments/repository.ts'
import { finalResponseColumns } from './supplier-call.ts'
import { storeFirstOutcome } from './fail-order.ts'
import { notifyListeners, type OrderListeners, type OrderUpdate } from './order-listener.ts'
import { returnStock } from './holds/repository.ts'
import { returnPromoUse } from './promo/repository.ts'
import { recordEvents, updateOrder } from './repository.ts'

/** Why an order was abandoned. */
export interface Abandonment {
  readonly code: 'CARD_NOT_CHARGED' | 'CARD_UNAVAILABLE'
  readonly message: string
}

/**
 * Abandons an order whose card was never charged, before the order is sent to its supplier. Nothing was paid, so its rooms return to their hold,
 * which can be ordered again until it expires, and its promo code becomes available again. The caller must have locked the order.
 */
export async function abandonOrder(
  trx: Trx,
  orderListeners: OrderListeners,
  update: OrderUpdate,
  { code, message }: Abandonment,
): Promise<void> {
  const { product, order, now } = update
  const { reference, supplier } = order
  await returnPromoUse(trx, reference, now)
  await returnStock(trx, reference, now)
  const abandoned = {
    state: 'abandoned',
    supplier_word: 'Failed',
    supplier_reference: null,
    ...finalResponseColumns,
  } as const
  await updateOrder(trx, reference, abandoned, now)
  await setPaymentDue(trx, order, now)
  await recordEvents(trx, reference, now, [{ kind: 'FAILED', actorKind: 'SYSTEM' }])
  await notifyListeners(trx, orderListeners, 'failed', { ...update, order: { ...order, ...abandoned } })
  await storeFirstOutcome(trx, product, order, refusal(code, message, {}, { provider: supplier }))
}
