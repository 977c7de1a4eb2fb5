import { type DueWork, startDueWork } from '#src/jobs/due-work.ts'
import { settleWithinMs } from './ask-supplier.ts'
import { settleCancellation } from './cancel/settle-cancellation.ts'
import { settleChange } from './change/settle-change.ts'
import { claimDueOrder, type DueOrder, readDueOrders, type Order } from './repository.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'

const POLL_MS = 1000
/** Fewer than the connections of the database pool, so that agents get connections after an outage, when everything is due at once. */
const SLOTS = 15
/** Orders of a silent supplier stay in progress until the deadline, so slots are left to other suppliers. */
const SLOTS_PER_SUPPLIER = 4

/**
 * Asks the suppliers again about pending orders, and about orders, cancellations and changes whose call did not finish. Due orders are
 * rows, so they survive a restart, and any process can settle them.
 */
export const dueOrderWork = (deps: SettleDeps, onError: (error: unknown) => void): DueWork<DueOrder> => ({
  read: () => readDueOrders(deps.db, deps.clock(), SLOTS_PER_SUPPLIER),
  idOf: ({ reference }) => reference,
  laneOf: ({ supplier }) => supplier,
  work: ({ reference }) => settleAgain(deps, reference),
  onError,
  slots: SLOTS,
  slotsPerLane: SLOTS_PER_SUPPLIER,
})

/** Asks about a due order unless another process has claimed it. */
async function settleAgain(deps: SettleDeps, reference: string): Promise<void> {
  const now = deps.clock()
  const claimed = await claimDueOrder(deps.db, reference, {
    now,
    until: new Date(now.getTime() + settleWithinMs(deps.settings)),
  })
  if (claimed) await retrySettling(deps, { reference, ...claimed })
}

/** Asks the supplier of an open order, cancellation or change again. */
export function retrySettling(
  deps: SettleDeps,
  { reference, state }: Pick<Order, 'reference' | 'state'>,
  { isManual = false } = {},
): Promise<void> {
  const settle = state === 'cancelling' ? settleCancellation : state === 'changing' ? settleChange : settleOrder
  return settle(deps, reference, { reread: true, isManual })
}

/** Settles due orders every second until the returned function is called. */
export const startReconciler = (deps: SettleDeps, onError: (error: unknown) => void): (() => Promise<void>) =>
  startDueWork(dueOrderWork(deps, onError), POLL_MS)
