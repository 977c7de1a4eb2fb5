import type { Deps } from '#src/deps.ts'
import type { Settings } from '#src/settings.ts'
import { nextRetryAt } from './retry-schedule.ts'
import { lockOrder, type Order, recordEvents, updateOrder } from './repository.ts'

export type SupplierCallDeps = Pick<Deps, 'db' | 'clock' | 'wait' | 'settings'>

/** Time after which the reconciler takes over from the call that recorded an intent: the supplier's timeout, plus a third of it for writing the response. */
export const reconcileAfterMs = ({ supplierTimeoutSeconds }: Settings): number => (supplierTimeoutSeconds * 4000) / 3

/** Columns of an order whose supplier has responded. */
export const respondedColumns = { asks: 0, unanswered_since: null } as const
/** Columns of an order whose supplier has sent its final response. */
export const finalResponseColumns = { ...respondedColumns, due_at: null } as const

const isAwaitingResponse = ({ due_at: dueAt }: Order) => dueAt !== null

/** Why a supplier is called. */
export interface Attempt {
  /** Whether the supplier may already have acted on an earlier call. */
  readonly isRetry: boolean
  /** Whether an agent requested the call, in addition to the automatic retries. */
  readonly isManual?: boolean
}

/** Calls the supplier of an order and writes its response. A call that fails or times out is retried later. */
export async function callWithDeadline<Reply>(
  deps: SupplierCallDeps,
  { reference, isManual = false }: Pick<Attempt, 'isManual'> & { readonly reference: string },
  call: () => Promise<Reply>,
  write: (reply: Reply) => Promise<void>,
): Promise<void> {
  try {
    await write(await withDeadline(deps, call()))
  } catch (error) {
    if (!isManual) await recordUnanswered(deps, reference)
    throw error
  }
}

/** Returns a supplier's response, or rejects if it takes longer than the timeout. */
export async function withDeadline<Reply>(
  { wait, settings }: Pick<SupplierCallDeps, 'wait' | 'settings'>,
  reply: Promise<Reply>,
): Promise<Reply> {
  const timer = new AbortController()
  const { supplierTimeoutSeconds: seconds } = settings
  const timeout = wait(seconds * 1000, timer.signal).then(() => {
    throw new Error(`The supplier did not respond within ${seconds} s`)
  })
  try {
    return await Promise.race([reply, timeout])
  } finally {
    timer.abort()
  }
}

/** Marks the order as unanswered and schedules the next call; a cancellation or change stays in progress. */
async function recordUnanswered({ db, clock }: SupplierCallDeps, reference: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reference)
    if (!isAwaitingResponse(order)) return
    const now = clock()
    const since = order.unanswered_since ?? now
    const asks = order.asks + 1
    await updateOrder(
      trx,
      reference,
      {
        asks,
        unanswered_since: since,
        due_at: nextRetryAt(asks, since, now),
        ...(order.state === 'requested' && ({ state: 'unanswered', supplier_word: 'Unknown' } as const)),
      },
      now,
    )
    if (asks === 1) await recordEvents(trx, reference, now, [{ kind: 'UNANSWERED', actorKind: 'SYSTEM' }])
  })
}
