import { startBackgroundJob } from '#src/jobs/background-job.ts'
import { forEachDue } from '#src/jobs/for-each-due.ts'
import { settleWithinMs } from './ask-supplier.ts'
import { settleCancellation } from './cancel/settle-cancellation.ts'
import { settleChange } from './change/settle-change.ts'
import { claimDue, dueOrders, type Order } from './repository.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'

const BATCH = 50
const POLL_MS = 1000

/**
 * Asks the suppliers again about pending orders, and about orders, cancellations and changes whose call did not finish. Due orders are
 * rows, so they survive a restart, and any process can settle them.
 */
export async function settleDueOrders(deps: SettleDeps, onError: (error: unknown) => void): Promise<void> {
  const due = await dueOrders(deps.db, deps.clock(), BATCH)
  await forEachDue(due, ({ reference }) => settleAgain(deps, reference), onError, { concurrency: BATCH })
}

/** Asks about a due order unless another process does. */
async function settleAgain(deps: SettleDeps, reference: string): Promise<void> {
  const now = deps.clock()
  const claimed = await claimDue(deps.db, reference, {
    now,
    until: new Date(now.getTime() + settleWithinMs(deps.settings)),
  })
  if (claimed) await settleOpenOrder(deps, { reference, ...claimed })
}

/** Asks the supplier of an open order, cancellation or change again. */
export function settleOpenOrder(
  deps: SettleDeps,
  { reference, state }: Pick<Order, 'reference' | 'state'>,
  { isManual = false } = {},
): Promise<void> {
  const settle = state === 'cancelling' ? settleCancellation : state === 'changing' ? settleChange : settleOrder
  return settle(deps, reference, { reread: true, isManual })
}

/** Settles due orders every second until the returned function is called. */
export const startReconciler = (deps: SettleDeps, onError: (error: unknown) => void): (() => Promise<void>) =>
  startBackgroundJob(() => settleDueOrders(deps, onError), POLL_MS, onError)
