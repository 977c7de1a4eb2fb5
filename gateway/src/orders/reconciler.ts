import { type DueWork, startDueWork } from '#src/jobs/due-work.ts'
import { reconcileAfterMs } from './supplier-call.ts'
import { settleCancellation } from './cancel/settle-cancellation.ts'
import { settleChange } from './change/settle-change.ts'
import { claimDueOrder, type DueOrder, readDueOrders, type Order } from './repository.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'

const POLL_MS = 1000
/** Fewer than the database pool's connections, so that agents get connections after an outage, when everything is due at once. */
const SLOTS = 15
/** Orders of an unresponsive supplier occupy their slots until the timeout, so the limit leaves slots to other suppliers. */
const SLOTS_PER_SUPPLIER = 4

/**
 * Retries the supplier calls of pending orders, and of orders, cancellations and changes whose call did not finish. Due orders are rows, so
 * they survive a restart, and any process can settle them.
 */
export const dueOrderWork = (deps: SettleDeps, onError: (error: unknown) => void): DueWork<DueOrder> => ({
  read: () => readDueOrders(deps.db, deps.clock(), SLOTS_PER_SUPPLIER),
  getId: ({ reference }) => reference,
  getLane: ({ supplier }) => supplier,
  work: ({ reference }) => retryDueOrder(deps, reference),
  onError,
  slots: SLOTS,
  slotsPerLane: SLOTS_PER_SUPPLIER,
})

/** Retries the supplier call of a due order unless another process has claimed it. */
async function retryDueOrder(deps: SettleDeps, reference: string): Promise<void> {
  const now = deps.clock()
  const claimed = await claimDueOrder(deps.db, reference, {
    now,
    until: new Date(now.getTime() + reconcileAfterMs(deps.settings)),
  })
  if (claimed) await retrySettlement(deps, { reference, ...claimed })
}

/** Retries the supplier call of an open order, cancellation or change. */
export function retrySettlement(
  deps: SettleDeps,
  { reference, state }: Pick<Order, 'reference' | 'state'>,
  { isManual = false } = {},
): Promise<void> {
  const settle = state === 'cancelling' ? settleCancellation : state === 'changing' ? settleChange : settleOrder
  return settle(deps, reference, { isRetry: true, isManual })
}

/** Settles due orders every second until the returned function is called. */
export const startReconciler = (deps: SettleDeps, onError: (error: unknown) => void): (() => Promise<void>) =>
  startDueWork(dueOrderWork(deps, onError), POLL_MS)
