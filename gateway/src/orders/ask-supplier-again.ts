import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { noSuchOrder } from './cancel/refusals.ts'
import { settleOpenOrder } from './reconciler.ts'
import { findOrder, readOrder } from './repository.ts'
import type { AskedAgain, OrderBody } from './schemas.ts'

/** Asks the supplier of an unanswered order or cancellation now, for an agent who does not want to wait for the reconciler. */
export async function askSupplierAgain(
  deps: Deps,
  agent: Agent,
  { bookingReferenceNo: reference, provider }: OrderBody,
  onError: (error: unknown) => void,
): Promise<Envelope<AskedAgain>> {
  const order = await findOrder(deps.db, agent, { reference, provider })
  if (!order) return noSuchOrder()
  // A supplier that still does not answer is no failure of this call.
  if (order.unanswered_since) await settleOpenOrder(deps, order).catch(onError)
  const { supplier_word: bookingStatus } = await readOrder(deps.db, reference)
  return ok({ bookingReferenceNo: reference, bookingStatus })
}
