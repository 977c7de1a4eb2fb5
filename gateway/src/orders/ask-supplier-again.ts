import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { countCall } from '#src/limits/count-call.ts'
import { orderNotFound } from './cancel/refusals.ts'
import { settleWithinMs } from './ask-supplier.ts'
import { retrySettling } from './reconciler.ts'
import { claimDueOrder, claimUnanswered, findOrder, type Order, readOrder } from './repository.ts'
import type { AskedAgain, OrderBody } from './schemas.ts'

const perAgent = { kind: 'ask-again/agent', calls: 30, seconds: 3600 }
/** Minimum time between two calls to a supplier about an order. */
const PAUSE_MS = 5000

/**
 * Asks the supplier of an unanswered order, cancellation or change now, for an agent who does not want to wait for the reconciler. Automatic retries
 * keep their schedule.
 */
export async function askSupplierAgain(
  deps: Deps,
  agent: Agent,
  { bookingReferenceNo: reference, provider }: OrderBody,
  onError: (error: unknown) => void,
): Promise<Envelope<AskedAgain>> {
  await countCall(deps.db, perAgent, agent.sub, deps.clock())
  const order = await findOrder(deps.db, agent, { reference, provider })
  if (!order) return orderNotFound()
  // This call succeeds even if the supplier still does not respond.
  if (order.unanswered_since) await askNow(deps, order).catch(onError)
  const { supplier_word: bookingStatus } = await readOrder(deps.db, reference)
  return ok({ bookingReferenceNo: reference, bookingStatus })
}

/** Claims a due order like the reconciler, so that only one of several calls asks. */
async function askNow(deps: Deps, order: Order): Promise<void> {
  const { reference } = order
  const now = deps.clock()
  const until = new Date(now.getTime() + settleWithinMs(deps.settings))
  if (await claimDueOrder(deps.db, reference, { now, until })) return retrySettling(deps, order)
  const askedBefore = new Date(now.getTime() - PAUSE_MS)
  if (await claimUnanswered(deps.db, reference, { now, askedBefore })) {
    await retrySettling(deps, order, { isManual: true })
  }
}
