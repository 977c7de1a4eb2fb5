import { randomUUID } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { toRiyals } from '#src/values/money.ts'
import { nextFeeChange, orderRefundAt } from '../cancellation-policy.ts'
import { findOrder } from '../repository.ts'
import type { CancellationQuote, OrderBody } from '../schemas.ts'
import { findBlockers } from './cancellation-state.ts'
import { recordedPolicy } from '../terms/current-policy.ts'
import { checkTerms } from '../terms/record-terms.ts'
import { cancelRefusal, orderNotFound } from './refusals.ts'
import { insertQuote } from './repository.ts'

const MAX_VALIDITY_MS = 10 * 60_000

/**
 * Quotes the refund for cancelling now, under the supplier's current terms if it provides them. The quote is stored for one confirmation; the order
 * does not change.
 */
export async function quoteCancellation(
  deps: Deps,
  kind: string,
  agent: Agent,
  { bookingReferenceNo, provider }: OrderBody,
): Promise<Envelope<CancellationQuote>> {
  const { db, clock, settings } = deps
  const foundOrder = await findOrder(db, agent, { kind, reference: bookingReferenceNo, provider })
  if (!foundOrder) return orderNotFound()
  const { order: checkedOrder, current } = await checkTerms(deps, foundOrder)
  const order = { ...checkedOrder, policy: current ?? recordedPolicy(checkedOrder) }
  const now = clock()
  const blockers = findBlockers(order, { now, settings })
  if (blockers.length > 0) return cancelRefusal(blockers, order.supplier)

  const refund = orderRefundAt(order, now)
  const paid = order.pay_by ? 0 : order.total_halalas
  // A quote never outlives the policy step from which it was computed.
  const nextFeeChangeMs = nextFeeChange(order.policy, now)?.getTime() ?? Infinity
  const expiresAt = new Date(Math.min(now.getTime() + MAX_VALIDITY_MS, nextFeeChangeMs))
  const id = randomUUID()
  await insertQuote(db, {
    id,
    order_reference: order.reference,
    user_sub: agent.sub,
    refund_halalas: refund,
    expires_at: expiresAt,
    used_at: null,
  })
  return ok({
    bookingReferenceNo: order.reference,
    cancellationStatus: refund === paid ? 'Refundable' : 'Partially Refundable',
    refundAmount: toRiyals(refund),
    bookingPaymentAmount: toRiyals(paid),
    currencyCode: 'SAR',
    referenceCode: order.supplier_reference ?? order.reference,
    packageId: id,
    expiresAt: expiresAt.toISOString(),
    tpExtensions: [],
    config: [],
  })
}
