import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { CardDisputesTable } from '../tables.ts'

/** Finds a dispute. The lock on its payment also covers the dispute. */
export const findDispute = (trx: Trx, id: string): Promise<Selectable<CardDisputesTable> | undefined> =>
  trx.selectFrom('card_disputes').selectAll().where('id', '=', id).executeTakeFirst()

type DisputeValues = Omit<Insertable<CardDisputesTable>, 'created_at' | 'updated_at'> & { readonly now: Date }

/** Inserts a dispute or updates its state. */
export const writeDispute = (trx: Trx, { now, ...dispute }: DisputeValues) =>
  trx
    .insertInto('card_disputes')
    .values({ ...dispute, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: dispute.state, updated_at: now }))
    .execute()

/** Reads when the first open or lost dispute of a payment started; null if there is none. */
export async function readDisputedSince(db: Db, paymentId: string): Promise<Date | null> {
  const dispute = await db
    .selectFrom('card_disputes')
    .select('created_at')
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'WON')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return dispute?.created_at ?? null
}

/** Sums the amounts of a payment that the cardholder's bank has taken back. */
export async function sumDisputedHalalas(trx: Trx, paymentId: string): Promise<number> {
  const disputes = await trx
    .selectFrom('card_disputes')
    .select('amount_halalas')
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'WON')
    .execute()
  return disputes.reduce((sum, { amount_halalas: halalas }) => sum + halalas, 0)
}
