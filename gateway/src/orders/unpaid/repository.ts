import type { Db, Trx } from '#src/database/db.ts'

/** Number of a company's orders that are neither paid nor closed. */
export async function countUnpaid(trx: Trx, companyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('pay_by', 'is not', null)
    .where('state', 'not in', ['cancelled', 'failed'])
    .executeTakeFirstOrThrow()
  return count
}

const references = (db: Db, limit: number) => db.selectFrom('orders').select('reference').limit(limit)

/** Confirmed orders whose payment is overdue, the longest overdue first. */
export const readOverdueOrders = (db: Db, now: Date, limit: number): Promise<{ reference: string }[]> =>
  references(db, limit)
    .where('pay_by', 'is not', null)
    .where('pay_by', '<=', now)
    .where('state', '=', 'confirmed')
    .orderBy('pay_by')
    .execute()

/** Orders whose payment reminder is due. Orders being changed wait for the supplier, because their deadline may change. */
export const readOrdersToRemind = (db: Db, now: Date, limit: number): Promise<{ reference: string }[]> =>
  references(db, limit).where('remind_at', '<=', now).where('state', '!=', 'changing').orderBy('remind_at').execute()

/** Marks the reminder as sent. Does not count as a change of the order. */
export const markReminded = (trx: Trx, reference: string) =>
  trx.updateTable('orders').set({ remind_at: null }).where('reference', '=', reference).execute()
