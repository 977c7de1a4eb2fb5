import { isDeepStrictEqual } from 'node:util'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import { queueOrderEmail } from '../order-emails.ts'
import type { Product } from '../product.ts'
import { productOf } from '../product-of.ts'
import { lockOrder, type Order, readActor, readOrder, recordEvents, updateOrder } from '../repository.ts'
import { deadlineUnderStricterTerms, reminderAt } from '../unpaid/pay-later-rules.ts'
import { currentPolicy, type CurrentPolicyDeps, recordedPolicy } from './current-policy.ts'
import { isStricter } from './is-stricter.ts'

export interface CheckedTerms {
  /** The order after its terms were recorded. */
  readonly order: Order
  /** The supplier's current terms, as returned by `currentPolicy`. */
  readonly current: CancellationPolicy | null
}

/**
 * Reads the supplier's current terms and records them if they are stricter than the accepted terms. The agent is notified once per
 * tightening. Called outside transactions.
 */
export async function checkTerms(deps: CurrentPolicyDeps, storedOrder: Order): Promise<CheckedTerms> {
  const current = await currentPolicy(deps, storedOrder)
  if (
    !current ||
    isDeepStrictEqual(findStricterTerms(storedOrder, current, deps.clock()), storedOrder.tightened_policy)
  ) {
    return { order: storedOrder, current }
  }
  return { order: await recordTerms(deps, storedOrder, current), current }
}

/**
 * Returns the current terms if they are stricter than the accepted terms; null otherwise. If stricter terms are already recorded, the
 * comparison starts at the time of booking, so that they remain recorded once their fees have taken effect.
 */
function findStricterTerms(order: Order, current: CancellationPolicy, now: Date): CancellationPolicy | null {
  const since = order.tightened_policy ? order.created_at : now
  return isStricter(current, order.policy, { since, totalHalalas: order.total_halalas }) ? current : null
}

const recordTerms = (deps: CurrentPolicyDeps, storedOrder: Order, current: CancellationPolicy): Promise<Order> =>
  deps.db.transaction().execute(async (trx) => {
    const { reference } = storedOrder
    const order = await lockOrder(trx, reference)
    // The order has changed since its terms were read.
    if (order.updated_at.getTime() !== storedOrder.updated_at.getTime()) return order
    const now = deps.clock()
    const tightened = findStricterTerms(order, current, now)
    const isNewlyTightened =
      tightened !== null &&
      isStricter(tightened, recordedPolicy(order), { since: now, totalHalalas: order.total_halalas })
    const product = productOf(deps.products, order)
    await updateOrder(
      trx,
      reference,
      {
        tightened_policy: tightened && JSON.stringify(tightened),
        terms_tightened_at: isNewlyTightened ? now : tightened && order.terms_tightened_at,
        ...(isNewlyTightened && earlierDeadlineColumns(order, tightened, product, now)),
      },
      now,
    )
    const updatedOrder = await readOrder(trx, reference)
    if (!isNewlyTightened) return updatedOrder
    await recordEvents(trx, reference, now, [{ kind: 'TERMS_TIGHTENED', actorKind: 'SUPPLIER', actor: order.supplier }])
    await queueOrderEmail(trx, product, updatedOrder, {
      kind: 'terms-tightened',
      dedupeSuffix: now.toISOString(),
      recipient: await readActor(trx, order.user_sub),
      cultCode: order.cult_code,
      refundHalalas: null,
      documents: [],
      publicUrl: deps.settings.publicUrl,
      now,
    })
    return updatedOrder
  })

/** Columns with the earlier payment deadline of an unpaid order under stricter terms. A pending reminder moves with the deadline. */
function earlierDeadlineColumns(order: Order, policy: CancellationPolicy, product: Product, now: Date) {
  const { pay_by: payBy, remind_at: remindAt, card_lapsed_at: lapsedAt } = order
  if (payBy === null) return {}
  // After a card authorization has lapsed, the deadline does not depend on the supplier's notice period.
  const noticeHours = lapsedAt ? 0 : (product.paymentNoticeHours?.(order) ?? 0)
  const earlierDeadline = deadlineUnderStricterTerms(policy, { payBy, noticeHours }, now)
  return { pay_by: earlierDeadline, remind_at: remindAt && reminderAt(earlierDeadline) }
}
