import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { ListFilter } from './list-query.ts'
import type { ActorKind, EventKind, OrderEventsTable, OrdersTable, OrderState } from './tables.ts'

export type Order = Selectable<OrdersTable>

/** An order, locked until the caller's transaction ends. */
export const lockOrder = (trx: Trx, reference: string): Promise<Order> =>
  trx.selectFrom('orders').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirstOrThrow()

export const readOrder = (db: Db, reference: string): Promise<Order> =>
  db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** An order of the agent's company; undefined when there is none, also when another company has it. */
export const findOrder = (
  db: Db,
  { companyId }: Pick<Agent, 'companyId'>,
  { kind, reference, provider }: { kind: string; reference: string; provider: string },
): Promise<Order | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('company_id', '=', companyId)
    .where('supplier', '=', provider.toLowerCase())
    .executeTakeFirst()

/** The newest order a user placed with a key; a key may be used again 30 days later. */
export const findByKey = (
  db: Db,
  { userSub, kind, key }: { userSub: string; kind: string; key: string },
): Promise<Order> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_sub', '=', userSub)
    .where('client_reference', '=', key)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export const insertOrder = (trx: Trx, order: Insertable<OrdersTable>) =>
  trx.insertInto('orders').values(order).execute()

/** Changes an order; `updated_at` follows. */
export const updateOrder = (trx: Trx, reference: string, change: Updateable<OrdersTable>, now: Date) =>
  trx
    .updateTable('orders')
    .set({ ...change, updated_at: now })
    .where('reference', '=', reference)
    .execute()

/** References of the orders whose supplier is to be asked again, the longest due first. */
export const dueOrders = (db: Db, now: Date, limit: number): Promise<{ reference: string; state: OrderState }[]> =>
  db
    .selectFrom('orders')
    .select(['reference', 'state'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()

/** Claims a due order until `until`: true for one process only. A supplier that fails is asked again after that. */
export async function claimDue(
  db: Db,
  reference: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('orders')
    .set({ due_at: until })
    .where('reference', '=', reference)
    .where('due_at', '<=', now)
    .returning('reference')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Name, address and language of an agent, for mails and history. */
export const readActor = (trx: Trx, sub: string) =>
  trx.selectFrom('agents').select(['email', 'name', 'language']).where('sub', '=', sub).executeTakeFirstOrThrow()

export interface OrderEvent {
  readonly kind: EventKind
  readonly actorKind: ActorKind
  readonly actor?: string
  readonly note?: string | undefined
  readonly halalas?: number
}

/** Adds to an order's history, in the order given. */
export async function recordEvents(trx: Trx, reference: string, at: Date, events: readonly OrderEvent[]) {
  await trx
    .insertInto('order_events')
    .values(
      events.map(({ kind, actorKind, actor, note, halalas }) => ({
        order_reference: reference,
        at,
        kind,
        actor: actor ?? null,
        actor_kind: actorKind,
        note: note ?? null,
        amount_halalas: halalas ?? null,
      })),
    )
    .execute()
}

/** History of an order, newest first. */
export const readEvents = (db: Db, reference: string): Promise<Selectable<OrderEventsTable>[]> =>
  db.selectFrom('order_events').selectAll().where('order_reference', '=', reference).orderBy('id', 'desc').execute()

/** One page of a company's orders. Of equal values the greater reference counts as the later one. */
export const listOrders = (db: Db, filter: ListFilter): Promise<Order[]> => {
  const { column, direction } = filter.sort
  const beyond = direction === 'desc' ? sql`<` : sql`>`
  return db
    .selectFrom('orders')
    .selectAll()
    .where('company_id', '=', filter.companyId)
    .where((eb) => {
      const { clientReference, states, createdFrom, createdBefore, updatedSince, words, after } = filter
      return eb.and([
        ...(clientReference
          ? [eb('user_sub', '=', clientReference.userSub), eb('client_reference', '=', clientReference.key)]
          : []),
        ...(states ? [states.length > 0 ? eb('state', 'in', states) : eb.lit(false)] : []),
        ...(createdFrom ? [eb('created_at', '>=', createdFrom)] : []),
        ...(createdBefore ? [eb('created_at', '<', createdBefore)] : []),
        ...(updatedSince ? [eb('updated_at', '>=', updatedSince)] : []),
        ...words.map((word) => sql<boolean>`strpos(search_text, ${word}) > 0`),
        ...(after
          ? [sql<boolean>`(${sql.ref(column)}, reference) ${beyond} (${after.value}, ${after.reference})`]
          : []),
      ])
    })
    .orderBy(column, direction)
    .orderBy('reference', direction)
    .limit(filter.limit)
    .execute()
}
