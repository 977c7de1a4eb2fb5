import type { Db } from './db.ts'
import { forgetOldEnrolments } from './authenticator/repository.ts'
import { forgetOldHolds } from './holds/repository.ts'
import { forgetOldKeys } from './idempotency/keys.ts'
import { forgetOldCounts } from './limits/count-call.ts'

/** Forgets what has only been kept for a while. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldHolds(db, now)
  await forgetOldCounts(db, now)
  await forgetOldEnrolments(db, now)
}
