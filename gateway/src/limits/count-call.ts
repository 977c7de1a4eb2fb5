import type { Db } from '#src/database/db.ts'
import { HttpError } from '#src/errors.ts'
import { addCall, removeCall } from './repository.ts'

/** Maximum number of calls of one kind per subject in a period, which starts with the subject's first call. */
export interface CallLimit {
  readonly kind: string
  readonly calls: number
  readonly seconds: number
}

/**
 * Counts a call and returns the end of its period. Throws 429 if there were too many. Takes `Db`, not a transaction, because rejected calls
 * count too.
 */
export async function countCall(
  db: Db,
  { kind, calls, seconds }: CallLimit,
  subject: string,
  now: Date,
): Promise<Date> {
  const count = await addCall(db, { kind, subject, until: new Date(now.getTime() + seconds * 1000), now })
  if (count.calls <= calls) return count.until
  const retryAfterSeconds = Math.max(1, Math.ceil((count.until.getTime() - now.getTime()) / 1000))
  throw new HttpError(429, 'TOO_MANY_REQUESTS', 'Too many calls. Try again later.', { retryAfterSeconds })
}

/** Undoes a count, for a call that failed through no fault of the caller. */
export const undoCount = (db: Db, { kind }: CallLimit, subject: string, until: Date): Promise<void> =>
  removeCall(db, { kind, subject, until })
