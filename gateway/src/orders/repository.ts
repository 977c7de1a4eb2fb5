import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { FieldChange } from './change/plan.ts'
import type { ActorKind, EventKind, OrderEventsTable, OrdersTable, OrderState, TagChange } from './tables.ts'

export type Order = Selectable<OrdersTable>

/** Columns that lists read. They exclude the search text and the buyer's IBAN and VAT number. */
export const listedColumns = [
  'reference',
  'kind',
  'supplier',
  'client_reference',
  'state',
  'supplier_word',
  'created_at',
  'updated_at',
  'starts_on',
  'ends_on',
  'starts_at',
  'lead_name',
  'pax_count',
  'total_halalas',
  'refunded_halalas',
  'card_payment_id',
  'commission_halalas',
  'partner_reference',
  'policy',
  'tightened_policy',
  'terms_tightened_at',
  'free_until',
  'visa_application_id',
  'unanswered_since',
  'pay_by',
  'released_at',
  'card_lapsed_at',
  'tags',
] as const

/** An order with the columns that lists read. */
export type ListedOrder = Pick<Order, (typeof listedColumns)[number]>

/** Locks an order until the caller's transaction ends. */
export const lockOrder = (trx: Trx, reference: string): Promise<Order> =>
  trx.selectFrom('orders').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirstOrThrow()

/** Finds an order of the agent's company, of any product, and locks it until the caller's transaction ends. */
export const lockCompanyOrder = (
  trx: Trx,
  { companyId }: Pick<Agent, 'companyId'>,
  reference: string,
): Promise<Order | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('reference', '=', reference)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

export const readOrder = (db: Db, reference: string): Promise<Order> =>
  db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** Finds an order of the agent's company. Orders of other companies are treated as missing. */
export const findOrder = (
  db: Db,
  { companyId }: Pick<Agent, 'companyId'>,
  { kind, reference, provider }: { kind?: string; reference: string; provider: string },
): Promise<Order | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('reference', '=', reference)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .where('company_id', '=', companyId)
    .where('supplier', '=', provider.toLowerCase())
    .executeTakeFirst()

/** Finds the newest order that a user placed with a key. Keys may be reused after 30 days. */
export const findOrderByKey = (
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

/** Updates an order and its `updated_at`. */
export const updateOrder = (trx: Trx, reference: string, change: Updateable<OrdersTable>, now: Date) =>
  trx
    .updateTable('orders')
    .set({ ...change, updated_at: now })
    .where('reference', '=', reference)
    .execute()

export type DueOrder = Pick<Order, 'reference' | 'supplier'>

/** Reads the orders whose supplier call is due, longest overdue first, at most `perSupplier` for each supplier. */
export const readDueOrders = (db: Db, now: Date, perSupplier: number): Promise<DueOrder[]> =>
  db
    .selectFrom((due) =>
      due
        .selectFrom('orders')
        .select(['reference', 'supplier', 'due_at'])
        .select((row) =>
          row.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('supplier').orderBy('due_at'))
            .as('place'),
        )
        .where('due_at', '<=', now)
        .as('due'),
    )
    .select(['reference', 'supplier'])
    .where('place', '<=', perSupplier)
    .orderBy('due_at')
    .execute()

/** Claims a due order for one process: no other process can claim it before `until`. If the process dies, another can claim the order then. */
export const claimDueOrder = (
  db: Db,
  reference: string,
  { now, until }: { now: Date; until: Date },
): Promise<{ state: OrderState } | undefined> =>
  db
    .updateTable('orders')
    .set({ due_at: until, updated_at: now })
    .where('reference', '=', reference)
    .where('due_at', '<=', now)
    .returning('state')
    .executeTakeFirst()

/** Claims an unanswered order for a single call, if the order was last updated at or before `updatedBefore`. Does not reschedule its next automatic retry. */
export async function claimUnansweredOrder(
  db: Db,
  reference: string,
  { now, updatedBefore }: { now: Date; updatedBefore: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('orders')
    .set({ updated_at: now })
    .where('reference', '=', reference)
    .where('unanswered_since', 'is not', null)
    .where('updated_at', '<=', updatedBefore)
    .returning('reference')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Reads the name, e-mail address and language of an agent, for e-mails and history. */
export const readActor = (trx: Trx, sub: string) =>
  trx.selectFrom('agents').select(['sub', 'email', 'name', 'language']).where('sub', '=', sub).executeTakeFirstOrThrow()

export interface OrderEvent {
  readonly kind: EventKind
  readonly actorKind: ActorKind
  readonly actor?: string
  readonly note?: string | undefined
  readonly halalas?: number
  readonly tags?: TagChange
  readonly changes?: readonly FieldChange[]
}

/** Appends events to an order's history. */
export async function recordEvents(trx: Trx, reference: string, at: Date, events: readonly OrderEvent[]) {
  await trx
    .insertInto('order_events')
    .values(
      events.map(({ kind, actorKind, actor, note, halalas, tags, changes }) => ({
        order_reference: reference,
        at,
        kind,
        actor: actor ?? null,
        actor_kind: actorKind,
        note: note ?? null,
        amount_halalas: halalas ?? null,
        tags: tags ? JSON.stringify(tags) : null,
        changes: changes ? JSON.stringify(changes) : null,
      })),
    )
    .execute()
}

/** Reads the history of an order, newest first. */
export const readEvents = (db: Db, reference: string): Promise<Selectable<OrderEventsTable>[]> =>
  db.selectFrom('order_events').selectAll().where('order_reference', '=', reference).orderBy('id', 'desc').execute()
