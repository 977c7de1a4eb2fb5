import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { countCall } from '#src/limits/count-call.ts'
import { orderNotFound } from './cancel/refusals.ts'
import { reconcileAfterMs } from './supplier-call.ts'
import { retrySettlement } from './reconciler.ts'
import { claimDueOrder, claimUnansweredOrder, findOrder, type Order, readOrder } from './repository.ts'
import type { RetryResult, OrderBody } from './schemas.ts'

const limitPerAgent = { kind: 'ask-again/agent', calls: 30, seconds: 3600 }
/** Minimum time between two calls to a supplier about an order. */
const MIN_INTERVAL_MS = 5000

/**
 * Retries the supplier call of an unanswered order, cancellation or change for an agent who does not want to wait for the reconciler. Automatic
 * retries keep their schedule.
 */
export async function askSupplierAgain(
  deps: Deps,
  agent: Agent,
  { bookingReferenceNo: reference, provider }: OrderBody,
  onError: (error: unknown) => void,
): Promise<Envelope<RetryResult>> {
  await countCall(deps.db, limitPerAgent, agent.sub, deps.clock())
  const order = await findOrder(deps.db, agent, { reference, provider })
  if (!order) return orderNotFound()
  // This call succeeds even if the supplier still does not respond.
  if (order.unanswered_since) await retryNow(deps, order).catch(onError)
  const { supplier_word: bookingStatus } = await readOrder(deps.db, reference)
  return ok({ bookingReferenceNo: reference, bookingStatus })
}

/** Claims the order, as the reconciler does, so that only one of several calls reaches the supplier. */
async function retryNow(deps: Deps, order: Order): Promise<void> {
  const { reference } = order
  const now = deps.clock()
  const until = new Date(now.getTime() + reconcileAfterMs(deps.settings))
  if (await claimDueOrder(deps.db, reference, { now, until })) return retrySettlement(deps, order)
  const updatedBefore = new Date(now.getTime() - MIN_INTERVAL_MS)
  if (await claimUnansweredOrder(deps.db, reference, { now, updatedBefore })) {
    await retrySettlement(deps, order, { isManual: true })
  }
}
