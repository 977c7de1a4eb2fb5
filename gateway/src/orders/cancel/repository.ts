import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { CancellationQuotesTable, CancellationsTable } from '../tables.ts'

export type Cancellation = Selectable<CancellationsTable>

export const insertQuote = (db: Db, quote: Insertable<CancellationQuotesTable>) =>
  db.insertInto('cancellation_quotes').values(quote).execute()

/** Finds an agent's quote and locks it until the caller's transaction ends. */
export const lockQuote = (trx: Trx, id: string, userSub: string) =>
  trx
    .selectFrom('cancellation_quotes')
    .selectAll()
    .where('id', '=', id)
    .where('user_sub', '=', userSub)
    .forUpdate()
    .executeTakeFirst()

export const markQuoteUsed = (trx: Trx, id: string, now: Date) =>
  trx.updateTable('cancellation_quotes').set({ used_at: now }).where('id', '=', id).execute()

export const insertCancellation = (trx: Trx, cancellation: Insertable<CancellationsTable>) =>
  trx.insertInto('cancellations').values(cancellation).execute()

export const readCancellation = (db: Db, orderReference: string): Promise<Cancellation> =>
  db.selectFrom('cancellations').selectAll().where('order_reference', '=', orderReference).executeTakeFirstOrThrow()

/** Deletes a cancellation that its supplier refused; the order's history records the refusal. */
export const deleteCancellation = (trx: Trx, orderReference: string) =>
  trx.deleteFrom('cancellations').where('order_reference', '=', orderReference).execute()

/** Finds the latest cancellation that a user confirmed with a key. */
export const findCancellationByKey = (trx: Trx, userSub: string, key: string): Promise<Cancellation> =>
  trx
    .selectFrom('cancellations')
    .selectAll()
    .where('user_sub', '=', userSub)
    .where('client_reference', '=', key)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Retention of expired quotes, so that late confirmations are refused as expired rather than unknown. */
const RETENTION_MS = 30 * 24 * 3600_000

/** Deletes quotes that expired 30 days ago, except those that were confirmed. */
export async function deleteOldQuotes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('cancellation_quotes')
    .where('expires_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .where('used_at', 'is', null)
    .execute()
}
