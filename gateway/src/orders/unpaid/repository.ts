import type { Db, Trx } from '#src/database/db.ts'

/** Counts a company's orders that are neither paid nor closed. */
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

const selectReferences = (db: Db, limit: number) => db.selectFrom('orders').select('reference').limit(limit)

/** Reads the confirmed orders whose payment is overdue, longest overdue first. */
export const readOverdueOrders = (db: Db, now: Date, limit: number): Promise<{ reference: string }[]> =>
  selectReferences(db, limit)
    .where('pay_by', 'is not', null)
    .where('pay_by', '<=', now)
    .where('state', '=', 'confirmed')
    .orderBy('pay_by')
    .execute()

/** Reads the orders whose payment reminder is due. Orders that are being changed are skipped, because their deadline may change. */
export const readOrdersToRemind = (db: Db, now: Date, limit: number): Promise<{ reference: string }[]> =>
  selectReferences(db, limit)
    .where('remind_at', '<=', now)
    .where('state', '!=', 'changing')
    .orderBy('remind_at')
    .execute()

/** Marks the reminder as sent, without setting `updated_at`. */
export const markReminded = (trx: Trx, reference: string) =>
  trx.updateTable('orders').set({ remind_at: null }).where('reference', '=', reference).execute()
