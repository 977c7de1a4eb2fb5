import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { ChangeState, OrderChangesTable } from './tables.ts'

export type OrderChange = Selectable<OrderChangesTable>

export const insertChange = (trx: Trx, change: Insertable<OrderChangesTable>) =>
  trx.insertInto('order_changes').values(change).execute()

/** Finds a change quoted for the agent. */
export const findChange = (db: Db, id: string, userSub: string): Promise<OrderChange | undefined> =>
  db.selectFrom('order_changes').selectAll().where('id', '=', id).where('user_sub', '=', userSub).executeTakeFirst()

/** Reads the change that is being sent to the order's supplier. */
export const readRequestedChange = (db: Db, reference: string): Promise<OrderChange> =>
  db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_reference', '=', reference)
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow()

/** Finds the latest change that a user confirmed with a key. */
export const findChangeByKey = (trx: Trx, userSub: string, key: string): Promise<OrderChange> =>
  trx
    .selectFrom('order_changes')
    .selectAll()
    .where('user_sub', '=', userSub)
    .where('client_reference', '=', key)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Marks a quoted change as confirmed by the agent. */
export const markRequested = (
  trx: Trx,
  id: string,
  { key, cultCode, now }: { key: string; cultCode: string; now: Date },
) =>
  trx
    .updateTable('order_changes')
    .set({ state: 'requested', client_reference: key, cult_code: cultCode, requested_at: now })
    .where('id', '=', id)
    .execute()

export const markSettled = (trx: Trx, id: string, state: Extract<ChangeState, 'confirmed' | 'refused'>) =>
  trx.updateTable('order_changes').set({ state }).where('id', '=', id).execute()

/** Counts the confirmed changes of an order, and those among them that changed the dates. */
export async function countChanges(db: Db, reference: string): Promise<{ total: number; dateChanges: number }> {
  const changes = await db
    .selectFrom('order_changes')
    .select('has_dates')
    .where('order_reference', '=', reference)
    .where('state', '=', 'confirmed')
    .execute()
  return { total: changes.length, dateChanges: changes.filter(({ has_dates }) => has_dates).length }
}

/** Retention of expired quotes, so that late confirmations are refused as expired rather than unknown. */
const RETENTION_MS = 30 * 24 * 3600_000

/** Deletes quotes that expired 30 days ago, except those that were confirmed. */
export async function deleteOldChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('order_changes')
    .where('expires_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .where('state', '=', 'quoted')
    .execute()
}
