import type { Db } from './db.ts'
import { forgetOldEnrolments } from '#src/authenticator/repository.ts'
import { forgetOldHolds } from '#src/holds/repository.ts'
import { forgetOldKeys } from '#src/idempotency/keys.ts'
import { forgetOldCounts } from '#src/limits/count-call.ts'
import { forgetOldSignIns } from '#src/sign-ins/repository.ts'

const SIGN_INS_KEPT_MS = 90 * 24 * 3600_000

/** Forgets what has only been kept for a while. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldHolds(db, now)
  await forgetOldCounts(db, now)
  await forgetOldEnrolments(db, now)
  await forgetOldSignIns(db, new Date(now.getTime() - SIGN_INS_KEPT_MS))
}
