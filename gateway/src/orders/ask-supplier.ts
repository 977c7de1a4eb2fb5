import type { Deps } from '#src/deps.ts'
import type { Settings } from '#src/settings.ts'
import { askAgainAt } from './ask-again.ts'
import { lockOrder, type Order, recordEvents, updateOrder } from './repository.ts'

export type AskDeps = Pick<Deps, 'db' | 'clock' | 'wait' | 'settings'>

/** Time before the reconciler takes over from the call that recorded an intent: the supplier's deadline, and a third more to write its response. */
export const settleWithinMs = ({ supplierTimeoutSeconds }: Settings): number => (supplierTimeoutSeconds * 4000) / 3

/** Columns of an order whose supplier has responded. */
export const respondedColumns = { asks: 0, unanswered_since: null } as const
/** Columns of an order whose supplier has given a final response. */
export const closedColumns = { ...respondedColumns, due_at: null } as const

const isAwaited = ({ due_at: dueAt }: Order) => dueAt !== null

/** Circumstances of a call to a supplier. */
export interface Attempt {
  /** Whether this is a retry, so that the supplier may have acted already. */
  readonly reread: boolean
  /** Whether an agent requested it, in addition to the automatic retries. */
  readonly isManual?: boolean
}

/** Asks the supplier of an order and writes its response. A call that fails or takes too long is asked again later. */
export async function callWithDeadline<Reply>(
  deps: AskDeps,
  { reference, isManual = false }: Pick<Attempt, 'isManual'> & { readonly reference: string },
  ask: () => Promise<Reply>,
  write: (reply: Reply) => Promise<void>,
): Promise<void> {
  try {
    await write(await withDeadline(deps, ask()))
  } catch (error) {
    if (!isManual) await recordUnanswered(deps, reference)
    throw error
  }
}

/** The response of a supplier; rejects when it takes longer than the deadline. */
export async function withDeadline<Reply>(
  { wait, settings }: Pick<AskDeps, 'wait' | 'settings'>,
  reply: Promise<Reply>,
): Promise<Reply> {
  const answered = new AbortController()
  const { supplierTimeoutSeconds: seconds } = settings
  const late = wait(seconds * 1000, answered.signal).then(() => {
    throw new Error(`The supplier did not respond within ${seconds} s`)
  })
  try {
    return await Promise.race([reply, late])
  } finally {
    answered.abort()
  }
}

/** Marks the order as unanswered and schedules the next call; a cancellation or a change stays in progress. */
async function recordUnanswered({ db, clock }: AskDeps, reference: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reference)
    if (!isAwaited(order)) return
    const now = clock()
    const since = order.unanswered_since ?? now
    const asks = order.asks + 1
    await updateOrder(
      trx,
      reference,
      {
        asks,
        unanswered_since: since,
        due_at: askAgainAt(asks, since, now),
        ...(order.state === 'requested' && ({ state: 'unanswered', supplier_word: 'Unknown' } as const)),
      },
      now,
    )
    if (asks === 1) await recordEvents(trx, reference, now, [{ kind: 'UNANSWERED', actorKind: 'SYSTEM' }])
  })
}
