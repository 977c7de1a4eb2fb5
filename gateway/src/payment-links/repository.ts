import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { HeldUnit } from '#src/orders/holds/tables.ts'
import type { PaymentLinkEventsTable, PaymentLinksTable } from './tables.ts'

export type PaymentLink = Selectable<PaymentLinksTable>

export type Viewer = Pick<Agent, 'sub' | 'companyId'>

/** Selects an agent's stored e-mail address in lowercase. E-mails are also sent to the stored address. */
const selectEmail = (sub: string) => sql<string>`(select lower(email) from agents where sub = ${sub})`

/** Condition: the link was shared with the agent. */
export const isReceivedBy = (sub: string) => sql<SqlBool>`link.target_email = ${selectEmail(sub)}`

/** Condition: the viewer may open the link. Only the owner's company and the receiver may. */
export const canOpen = ({ sub, companyId }: Viewer) =>
  sql<SqlBool>`(link.company_id = ${companyId} or ${isReceivedBy(sub)})`

export async function insertLink(trx: Trx, link: Insertable<PaymentLinksTable>): Promise<void> {
  await trx.insertInto('payment_links').values(link).execute()
}

export async function recordLinkEvent(
  trx: Trx,
  event: Pick<PaymentLinkEventsTable, 'link_id' | 'kind' | 'actor_sub'> & {
    at: Date
    expires_at?: Date
    order_reference?: string
  },
): Promise<void> {
  await trx
    .insertInto('payment_link_events')
    .values({ expires_at: null, order_reference: null, ...event })
    .execute()
}

/** Locks a link that the agent may open until the caller's transaction ends. */
export const lockLinkFor = (trx: Trx, viewer: Viewer, id: string): Promise<PaymentLink | undefined> =>
  trx
    .selectFrom('payment_links as link')
    .selectAll()
    .where('id', '=', id)
    .where(canOpen(viewer))
    .forUpdate()
    .executeTakeFirst()

/** Locks a link that the agent has shared until the caller's transaction ends. */
export const lockOwnLink = (trx: Trx, sub: string, id: string): Promise<PaymentLink | undefined> =>
  trx
    .selectFrom('payment_links')
    .selectAll()
    .where('id', '=', id)
    .where('user_sub', '=', sub)
    .forUpdate()
    .executeTakeFirst()

export async function updateLink(
  trx: Trx,
  id: string,
  change: Partial<Pick<PaymentLink, 'expires_at' | 'disabled_at' | 'order_reference' | 'paid_at'>>,
): Promise<void> {
  await trx.updateTable('payment_links').set(change).where('id', '=', id).execute()
}

/** Locks the link that an order pays until the caller's transaction ends. */
export const lockLinkOfOrder = (trx: Trx, reference: string): Promise<PaymentLink | undefined> =>
  trx.selectFrom('payment_links').selectAll().where('order_reference', '=', reference).forUpdate().executeTakeFirst()

/** Returns the units that a track token holds of a link's stock on its days, or undefined if the token holds something else. */
export async function findUnitsHeld(
  trx: Trx,
  link: PaymentLink,
  trackToken: string,
): Promise<readonly HeldUnit[] | undefined> {
  const hold = await trx
    .selectFrom('holds')
    .select('units')
    .where('track_token', '=', trackToken)
    .where('kind', '=', link.kind)
    .where('supplier', '=', link.supplier)
    .where('stock', '=', link.stock)
    .where('starts_on', '=', link.starts_on)
    .where(sql<SqlBool>`ends_on is not distinct from ${link.ends_on}`)
    .executeTakeFirst()
  return hold?.units
}

/** Returns the agent with an e-mail address, and the agent's company. */
export const findReceiver = (db: Db, email: string) =>
  db
    .selectFrom('agents')
    .innerJoin('companies', 'companies.id', 'agents.company_id')
    .select(['agents.name', 'agents.language', 'companies.name as company'])
    .where(sql<string>`lower(agents.email)`, '=', email)
    .orderBy('agents.created_at')
    .limit(1)
    .executeTakeFirst()

/** Counts that the receiver opened a link, unless an opening was counted after `since`. */
export async function countOpening(db: Db, id: string, { now, since }: { now: Date; since: Date }): Promise<void> {
  await db
    .updateTable('payment_links')
    .set({ opened_count: sql`opened_count + 1`, last_opened_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('last_opened_at', 'is', null), row('last_opened_at', '<=', since)]))
    .execute()
}
