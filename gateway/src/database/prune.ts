import type { Db } from './db.ts'
import { forgetOldEnrolments } from '#src/authenticator/repository.ts'
import { forgetOldHolds } from '#src/products/hotel/holds/repository.ts'
import { forgetOldKeys } from '#src/idempotency/repository.ts'
import { forgetOldCounts } from '#src/limits/count-call.ts'
import { deleteOldRevocations, deleteOldSessions } from '#src/sessions/repository.ts'

const SESSIONS_MS = 90 * 24 * 3600_000

/** Forgets what has only been kept for a while. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldHolds(db, now)
  await forgetOldCounts(db, now)
  await forgetOldEnrolments(db, now)
  await deleteOldSessions(db, new Date(now.getTime() - SESSIONS_MS))
  await deleteOldRevocations(db, new Date(now.getTime() - SESSIONS_MS))
}
