import { deleteExpiredEnrollments, deleteOldUses } from '#src/authenticator/repository.ts'
import { startBackgroundJob } from './background-job.ts'
import { deleteOldMessages } from '#src/contact/repository.ts'
import type { Deps, Products } from '#src/deps.ts'
import { deleteOldKeys } from '#src/idempotency/repository.ts'
import { deleteExpiredCounts } from '#src/limits/repository.ts'
import type { Logger } from '#src/log.ts'
import { deleteFinishedEmails } from '#src/mail/repository.ts'
import { deleteOldQuotes } from '#src/orders/cancel/repository.ts'
import { deleteOldChanges } from '#src/orders/change/repository.ts'
import { deleteOldHolds } from '#src/orders/holds/repository.ts'
import { deleteAbandonedRegistrations } from '#src/registration/repository.ts'
import { deleteOldRevocations, deleteOldSessions } from '#src/sessions/repository.ts'
import type { Db } from '#src/database/db.ts'

const HOUR_MS = 3600_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * HOUR_MS)

/**
 * Functions that delete old rows, by the rows that they delete. The repositories define the retention periods that are not given here. Products
 * delete their own rows. Orders, their history, the ledger and profile changes are never deleted.
 */
const retention: Record<string, (db: Db, now: Date) => Promise<void>> = {
  'sent and failed e-mails, 30 days': (db, now) => deleteFinishedEmails(db, daysBefore(now, 30)),
  'contact messages, one year': (db, now) => deleteOldMessages(db, daysBefore(now, 365)),
  'registrations that never reached the user pool, 30 days': (db, now) =>
    deleteAbandonedRegistrations(db, daysBefore(now, 30)),
  'sessions, 90 days after their last use': (db, now) => deleteOldSessions(db, daysBefore(now, 90)),
  'sessions revoked by the user pool, 90 days': (db, now) => deleteOldRevocations(db, daysBefore(now, 90)),
  'used authenticator codes, until they have expired': deleteOldUses,
  'enrollments, until they expire': deleteExpiredEnrollments,
  'call counts, until their period ends': deleteExpiredCounts,
  'idempotency keys': deleteOldKeys,
  'cancellation quotes': deleteOldQuotes,
  'change quotes': deleteOldChanges,
  'unused holds': deleteOldHolds,
}

/** Deletes rows that are no longer needed. An error in one table does not prevent the pruning of the other tables. */
export async function prune(db: Db, products: Products, now: Date, logger: Pick<Logger, 'error'>): Promise<void> {
  const productRetention = Object.values(products).map(
    ({ kind, prune: deleteRows }) => [`rows of ${kind}`, deleteRows] as const,
  )
  for (const [rows, deleteRows] of [...Object.entries(retention), ...productRetention]) {
    try {
      await deleteRows?.(db, now)
    } catch (error) {
      logger.error({ err: error, rows }, 'Old rows could not be deleted')
    }
  }
}

/** Prunes now and then every hour, until the returned function is called. */
export const startPruning = (
  { db, clock, products }: Pick<Deps, 'db' | 'clock' | 'products'>,
  logger: Logger,
): (() => Promise<void>) =>
  startBackgroundJob(
    () => prune(db, products, clock(), logger),
    HOUR_MS,
    (error) => logger.error({ err: error }, 'Pruning failed'),
  )
