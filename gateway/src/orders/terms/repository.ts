import type { Db } from '#src/database/db.ts'
import type { DueOrder, Order } from '../repository.ts'

/** Reads the orders whose terms are due for a check, longest overdue first, at most `perSupplier` for each supplier. */
export const readOrdersWithDueTerms = (db: Db, now: Date, perSupplier: number): Promise<DueOrder[]> =>
  db
    .selectFrom((due) =>
      due
        .selectFrom('orders')
        .select(['reference', 'supplier', 'terms_due_at'])
        .select((row) =>
          row.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('supplier').orderBy('terms_due_at'))
            .as('place'),
        )
        .where('terms_due_at', '<=', now)
        .as('due'),
    )
    .select(['reference', 'supplier'])
    .where('place', '<=', perSupplier)
    .orderBy('terms_due_at')
    .execute()

/** Claims the check of an order's terms until `until`, for one process only. Does not set `updated_at`, because nothing visible to agents changes. */
export const claimTermsCheck = (
  db: Db,
  reference: string,
  { now, until }: { now: Date; until: Date },
): Promise<Order | undefined> =>
  db
    .updateTable('orders')
    .set({ terms_due_at: until })
    .where('reference', '=', reference)
    .where('terms_due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()

export const scheduleTermsCheck = (db: Db, reference: string, at: Date | null) =>
  db.updateTable('orders').set({ terms_due_at: at }).where('reference', '=', reference).execute()
