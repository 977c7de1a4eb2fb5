import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { storeOutcome } from '#src/idempotency/repository.ts'
import { setPaymentDue } from '#src/payments/repository.ts'
import { closedColumns } from './ask-supplier.ts'
import { notifyFollowers, type Followers, type OrderUpdate } from './follower.ts'
import { freeStock } from './holds/repository.ts'
import { isPaidByCard, moveFunds } from './payment/funds.ts'
import type { Product } from './product.ts'
import { returnUse } from './promo/repository.ts'
import { type Order, type OrderEvent, recordEvents, updateOrder } from './repository.ts'

const awaitingStates: ReadonlySet<Order['state']> = new Set(['authorizing', 'requested', 'unanswered'])

/** Whether the supplier has not decided yet. */
export const awaitsSupplier = ({ state }: Order) => awaitingStates.has(state)

/** Stores the first response, which repetitions of the placing call get too. Later states are read from the order. */
export async function storeFirstOutcome(trx: Trx, { operation }: Product, order: Order, outcome: Envelope<unknown>) {
  if (!awaitsSupplier(order)) return
  await storeOutcome(trx, { userSub: order.user_sub, operation, key: order.client_reference }, outcome)
}

interface Ending {
  readonly code: 'SUPPLIER_REFUSED'
  readonly message: string
  readonly by: Pick<OrderEvent, 'actorKind' | 'actor'>
}

/** Marks an order that its supplier refused as failed and releases its money, stock and promo code. The order is locked by the caller. */
export async function failOrder(
  trx: Trx,
  followers: Followers,
  update: OrderUpdate,
  { code, message, by }: Ending,
): Promise<void> {
  const { product, order, now } = update
  const { reference, supplier } = order
  // Called before the wallet is locked, as when an order is placed, so that transactions cannot deadlock.
  await returnUse(trx, reference, now)
  if (!order.pay_by) await moveFunds(trx, order, 'release', { at: now, actorSub: order.user_sub })
  await freeStock(trx, reference, 'failed')
  const failed = { state: 'failed', supplier_word: 'Failed', supplier_reference: null, ...closedColumns } as const
  await updateOrder(trx, reference, failed, now)
  if (isPaidByCard(order)) await setPaymentDue(trx, order, now)
  await recordEvents(trx, reference, now, [{ kind: 'FAILED', note: message, ...by }])
  await notifyFollowers(trx, followers, 'failed', { ...update, order: { ...order, ...failed } })
  await storeFirstOutcome(trx, product, order, refusal(code, message, {}, { provider: supplier }))
}
