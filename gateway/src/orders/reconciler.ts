import { tidy } from '#src/database/prune.ts'
import { settleCancellation } from './cancel/settle-cancellation.ts'
import { dueOrders } from './repository.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'

const BATCH = 50
const LOOK_AGAIN_MS = 1000
const TIDY_EVERY_MS = 3600_000

/**
 * Asks the suppliers again about orders they had not decided, and about orders and cancellations whose call died before it
 * had the answer. What is due are rows, so it is found again after a restart, by whichever process looks first.
 */
export async function settleDueOrders(deps: SettleDeps, onError: (error: unknown) => void): Promise<void> {
  // One order that cannot be settled must not keep the others waiting.
  for (const { reference, state } of await dueOrders(deps.db, deps.clock(), BATCH)) {
    const settle = state === 'cancelling' ? settleCancellation : settleOrder
    await settle(deps, reference, { reread: true }).catch(onError)
  }
}

/** Looks for due orders every second until stopped. */
export function startReconciler(deps: SettleDeps, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let tidiedAt = 0
  const round = async () => {
    await settleDueOrders(deps, onError)
    const now = deps.clock()
    if (now.getTime() - tidiedAt < TIDY_EVERY_MS) return
    tidiedAt = now.getTime()
    await tidy(deps.db, now)
  }
  let working: Promise<void> = Promise.resolve()
  const look = () => {
    working = round()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(look, LOOK_AGAIN_MS)
      })
  }
  look()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await working
  }
}
