import { startBackgroundJob } from '#src/jobs/background-job.ts'
import { settleCancellation } from './cancel/settle-cancellation.ts'
import { claimDue, dueOrders } from './repository.ts'
import { SETTLE_WITHIN_MS, settleOrder, type SettleDeps } from './settle-order.ts'

const BATCH = 50
const POLL_MS = 1000

/**
 * Asks the suppliers again about pending orders, and about orders and cancellations whose call did not finish. Due orders are
 * rows, so they survive a restart, and any process can settle them.
 */
export async function settleDueOrders(deps: SettleDeps, onError: (error: unknown) => void): Promise<void> {
  for (const { reference, state } of await dueOrders(deps.db, deps.clock(), BATCH)) {
    const settle = state === 'cancelling' ? settleCancellation : settleOrder
    const now = deps.clock()
    // One order that cannot be settled must not keep the others waiting.
    try {
      if (!(await claimDue(deps.db, reference, { now, until: new Date(now.getTime() + SETTLE_WITHIN_MS) }))) continue
      await settle(deps, reference, { reread: true })
    } catch (error) {
      onError(error)
    }
  }
}

/** Settles due orders every second until the returned function is called. */
export const startReconciler = (deps: SettleDeps, onError: (error: unknown) => void): (() => Promise<void>) =>
  startBackgroundJob(() => settleDueOrders(deps, onError), POLL_MS, onError)
