import type { Insertable, Selectable } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import { type PaymentEvent, sourcesOf } from './payment-state.ts'
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

/** Gives a payment the page it is paid on, unless it has one, and returns the payment. */
export async function setPage(
  db: Db,
  id: string,
  page: { session_id: string; page_url: string },
): Promise<CardPayment | undefined> {
  await db.updateTable('card_payments').set(page).where('id', '=', id).where('page_url', 'is', null).execute()
  return readPayment(db, id)
}

/** A payment of the agent's company; undefined when there is none, also when another company has it. */
export const findPayment = (
  db: Db,
  { companyId }: Pick<Agent, 'companyId'>,
  id: string,
): Promise<CardPayment | undefined> =>
  db.selectFrom('card_payments').selectAll().where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst()

export const readPayment = (db: Db, id: string): Promise<CardPayment | undefined> =>
  db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirst()

/** Moves a payment from one of the states the event may follow; undefined when it is in none of them. */
export const movePayment = (
  trx: Trx,
  id: string,
  event: PaymentEvent,
  { now, dueAt }: { now: Date; dueAt: Date | null },
): Promise<CardPayment | undefined> =>
  trx
    .updateTable('card_payments')
    .set({ state: event, updated_at: now, due_at: dueAt })
    .where('id', '=', id)
    .where('state', 'in', sourcesOf(event))
    .returningAll()
    .executeTakeFirst()

/** Payments whose provider is to be asked, the longest due first. */
export const duePayments = (db: Db, now: Date, limit: number): Promise<CardPayment[]> =>
  db.selectFrom('card_payments').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()

/** Claims a due payment until `until`: true for one process only. */
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
