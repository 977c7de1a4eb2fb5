import type { Trx } from '#src/database/db.ts'
import { ok, refusal } from '#src/errors.ts'
import { storeOutcome } from '#src/idempotency/repository.ts'
import { toRiyals } from '#src/values/money.ts'
import { callWithDeadline, type Attempt, finalResponseColumns } from '../supplier-call.ts'
import { releaseDaysOutside } from '../holds/repository.ts'
import { moveFunds } from '../payment/funds.ts'
import { productOf } from '../product-of.ts'
import { lockOrder, type Order, readOrder, recordEvents, updateOrder } from '../repository.ts'
import type { SettleDeps } from '../settle-order.ts'
import { priceDifference } from './plan-change.ts'
import { markSettled, type OrderChange, readRequestedChange } from './repository.ts'
import { writeChange } from './write-change.ts'

/** Operation name in stored idempotency keys; must never change. */
export const CHANGE_OPERATION = 'confirm-change'

/**
 * Sends the change of an order that is `changing` to the supplier and writes the outcome in one transaction. The call that
 * confirmed the change, its retries and the reconciler may run it at the same time; the first one to write wins.
 */
export async function settleChange(deps: SettleDeps, reference: string, { isRetry, isManual }: Attempt): Promise<void> {
  const { db, clock, settings, orderListeners } = deps
  const openOrder = await readOrder(db, reference)
  if (openOrder.state !== 'changing') return
  const product = productOf(deps.products, openOrder)
  const { changes } = product
  if (!changes) throw new Error(`Orders of ${product.kind} cannot be changed`)
  const { id } = await readRequestedChange(db, reference)
  const sendChange = () => changes.change(deps, openOrder, id)
  await callWithDeadline(deps, { reference, isManual }, sendChange, (reply) =>
    db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, reference)
      if (order.state !== 'changing') return
      const change = await readRequestedChange(trx, reference)
      // The response belongs to an earlier change if another one has been requested in the meantime.
      if (change.id !== id) return
      const now = clock()
      if (isRetry) await recordEvents(trx, reference, now, [{ kind: 'REREAD', actorKind: 'SYSTEM' }])
      if (reply.kind === 'refused') await revertChange(trx, order, change, { message: reply.message, now })
      else await writeChange(trx, orderListeners, { product, settings, order, now }, change)
      const { totalHalalas } = change.plan.order
      const outcome =
        reply.kind === 'refused'
          ? refusal('SUPPLIER_REFUSED', reply.message, {}, { provider: order.supplier })
          : ok({
              bookingReferenceNo: reference,
              bookingStatus: 'Confirmed',
              totalPrice: toRiyals(totalHalalas),
              difference: toRiyals(priceDifference(order, change.plan)),
              currencyCode: 'SAR',
            })
      const { user_sub: userSub, client_reference: key } = change
      if (key !== null) await storeOutcome(trx, { userSub, operation: CHANGE_OPERATION, key }, outcome)
    }),
  )
}

/** Reverts a change that the supplier refused, and releases its money and stock. */
async function revertChange(
  trx: Trx,
  order: Order,
  { id, plan, user_sub: actorSub }: OrderChange,
  { message, now }: { message: string; now: Date },
): Promise<void> {
  const { reference, starts_on: from, ends_on: to } = order
  const halalas = priceDifference(order, plan)
  if (halalas > 0) await moveFunds(trx, order, 'release', { halalas, at: now, actorSub })
  if (plan.days.length > 0 && to !== null) await releaseDaysOutside(trx, reference, from, to)
  await updateOrder(trx, reference, { state: 'confirmed', ...finalResponseColumns }, now)
  await markSettled(trx, id, 'refused')
  await recordEvents(trx, reference, now, [
    { kind: 'CHANGE_REFUSED', actorKind: 'SUPPLIER', actor: order.supplier, note: message },
  ])
}
