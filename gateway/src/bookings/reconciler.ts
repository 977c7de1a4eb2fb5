import type { Deps } from '#src/deps.ts'
import { tidy } from '#src/database/prune.ts'
import { settleBooking } from './settle-booking.ts'

const BATCH = 50
const LOOK_AGAIN_MS = 1000
const TIDY_EVERY_MS = 3600_000

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Asks the suppliers again about bookings they had not decided, and about those whose call died before it heard the answer.
 * What is due are rows, so it is found again after a restart, by whichever process looks first.
 */
export async function settleDueBookings(deps: SettleDeps, onError: (error: unknown) => void): Promise<void> {
  const due = await deps.db
    .selectFrom('bookings')
    .select('reference')
    .where('due_at', '<=', deps.clock())
    .orderBy('due_at')
    .limit(BATCH)
    .execute()
  // One booking that cannot be settled must not keep the others waiting.
  for (const { reference } of due) await settleBooking(deps, reference, { reread: true }).catch(onError)
}

/** Looks for due bookings every second until stopped. */
export function startReconciler(deps: SettleDeps, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let tidiedAt = 0
  const round = async () => {
    await settleDueBookings(deps, onError)
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
