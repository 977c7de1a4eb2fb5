import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { CardPaymentsTable } from './tables.ts'

export type CardPayment = Selectable<CardPaymentsTable>

/** Inserts a payment unless the key was used before, and returns the key's payment. */
export async function insertPayment(db: Db, payment: Insertable<CardPaymentsTable>): Promise<CardPayment> {
  await db
    .insertInto('card_payments')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['user_sub', 'client_key']).doNothing())
    .execute()
  return db
    .selectFrom('card_payments')
    .selectAll()
    .where('user_sub', '=', payment.user_sub)
    .where('client_key', '=', payment.client_key)
    .executeTakeFirstOrThrow()
}

/** Sets the page of a payment unless it has one, and returns the payment. */
export async function setPage(
  db: Db,
  id: string,
  page: { session_id: string; page_url: string },
): Promise<CardPayment> {
  await db.updateTable('card_payments').set(page).where('id', '=', id).where('page_url', 'is', null).execute()
  return db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Finds a payment of the agent's company; undefined if it does not exist or belongs to another company. */
export const findPayment = (
  db: Db,
  { companyId }: Pick<Agent, 'companyId'>,
  id: string,
): Promise<CardPayment | undefined> =>
  db.selectFrom('card_payments').selectAll().where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst()

export const readPayment = (db: Db, id: string): Promise<CardPayment | undefined> =>
  db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirst()

/** Reference to the card payment that an order awaits, or with which it is paid. */
interface PaidByCard {
  readonly card_payment_id: string | null
}

/** Finds the card payment that an order waits for or is paid by; undefined for other orders. */
export const findOrderPayment = async (db: Db, { card_payment_id: id }: PaidByCard): Promise<CardPayment | undefined> =>
  id === null ? undefined : readPayment(db, id)

/** Locks a payment until the caller's transaction ends. */
export const lockPayment = (trx: Trx, id: string): Promise<CardPayment> =>
  trx.selectFrom('card_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const updatePayment = (trx: Trx, id: string, change: Updateable<CardPaymentsTable>) =>
  trx.updateTable('card_payments').set(change).where('id', '=', id).execute()

/** Makes a payment due now, because its order's new state may require an action. */
export const setPaymentDue = (trx: Trx, { card_payment_id: id }: PaidByCard, now: Date) =>
  trx.updateTable('card_payments').set({ due_at: now }).where('id', '=', id).execute()

/** Ends a claim, unless the payment has become due again meanwhile. */
export const clearDueTime = (db: Db, id: string, until: Date) =>
  db.updateTable('card_payments').set({ due_at: null }).where('id', '=', id).where('due_at', '=', until).execute()

/** Reads the payments that are due for a call to the provider, longest overdue first. */
export const readDuePayments = (db: Db, now: Date, limit: number): Promise<CardPayment[]> =>
  db.selectFrom('card_payments').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()

/** Claims a due payment until `until`. Returns true for one process only. */
export async function claimPayment(db: Db, id: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const claimed = await db
    .updateTable('card_payments')
    .set({ due_at: until })
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
