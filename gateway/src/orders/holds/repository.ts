import { type Expression, type Insertable, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { AnyHold, HoldsTable } from './tables.ts'

/** The stock of one hotel or company. */
export interface StockOf {
  readonly kind: string
  readonly stock: string
}

/**
 * Locks stock until the caller's transaction ends. Giving units of it to a hold or an order requires this lock, which is taken before any
 * hold is locked.
 */
export async function lockStock(trx: Trx, { kind, stock }: StockOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`stock:${kind}:${stock}`}))`.execute(trx)
}

/** Identifies a hold of an agent. */
export interface OwnHold {
  readonly kind: string
  readonly trackToken: string
  readonly userSub: string
}

// A product reads only offers and requests that it wrote itself, so the caller determines their types.
const ownHold = <Held extends AnyHold>(db: Db, { kind, trackToken, userSub }: OwnHold) =>
  db
    .selectFrom('holds')
    .selectAll()
    .where('track_token', '=', trackToken)
    .where('kind', '=', kind)
    .where('user_sub', '=', userSub)
    .$castTo<Held>()

/** The agent's hold with this track token, without locking it; undefined when the agent has none. */
export const findHold = <Held extends AnyHold>(db: Db, which: OwnHold): Promise<Held | undefined> =>
  ownHold<Held>(db, which).executeTakeFirst()

/**
 * The agent's hold with this track token, locked together with its stock; undefined when the agent has none.
 * Read the clock after this returns to check whether it has expired.
 */
export async function lockHold<Held extends AnyHold>(trx: Trx, which: OwnHold): Promise<Held | undefined> {
  const own = ownHold<Held>(trx, which)
  const found = await own.executeTakeFirst()
  if (!found) return undefined
  await lockStock(trx, found)
  return own.forUpdate().executeTakeFirst()
}

/** The request of the hold that an order was placed with, which its product wrote; undefined for orders without one. */
export const findHoldOf = async <Request>(db: Db, reference: string): Promise<Request | undefined> =>
  (
    await db
      .selectFrom('holds')
      .select('request')
      .where('order_reference', '=', reference)
      .$castTo<{ request: Request }>()
      .executeTakeFirst()
  )?.request

/** Transfers the stock of an open hold to an order. Throws if the hold is not open. */
export async function giveToOrder(trx: Trx, trackToken: string, reference: string): Promise<void> {
  await trx
    .updateTable('holds')
    .set({ state: 'used', order_reference: reference })
    .where('track_token', '=', trackToken)
    .where('state', '=', 'held')
    .returning('track_token')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('taken_stock')
    .set({ order_reference: reference, hold_token: null })
    .where('hold_token', '=', trackToken)
    .execute()
}

/**
 * Frees the stock of an order. After a cancellation its hold is still used, so that its track token can never order again. `failed` releases it:
 * nothing is held under it anymore.
 */
export async function freeStock(trx: Trx, reference: string, reason: 'failed' | 'cancelled'): Promise<void> {
  await trx.deleteFrom('taken_stock').where('order_reference', '=', reference).execute()
  if (reason === 'cancelled') return
  await trx
    .updateTable('holds')
    .set({ state: 'released', order_reference: null })
    .where('order_reference', '=', reference)
    .execute()
}

/** Returns the stock of an order to the hold it was placed with, which is open again; frees the stock when the hold has expired. */
export async function returnStock(trx: Trx, reference: string, now: Date): Promise<void> {
  const hold = await trx
    .updateTable('holds')
    .set({ state: 'held', order_reference: null })
    .where('order_reference', '=', reference)
    .where('expires_at', '>', now)
    .returning('track_token')
    .executeTakeFirst()
  if (!hold) return freeStock(trx, reference, 'failed')
  await trx
    .updateTable('taken_stock')
    .set({ hold_token: hold.track_token, order_reference: null })
    .where('order_reference', '=', reference)
    .execute()
}

/** Units of an order on its first day, so that it can reserve the same on other days. */
const unitsOf = (trx: Trx, reference: string) =>
  trx
    .selectFrom('taken_stock')
    .selectAll()
    .where('order_reference', '=', reference)
    .where('day', '=', (row) =>
      row
        .selectFrom('taken_stock')
        .select((first) => first.fn.min('day').as('day'))
        .where('order_reference', '=', reference),
    )
    .execute()

/** The stock that an order has units of; undefined once the order has released them. */
export const stockOfOrder = (db: Db, reference: string): Promise<StockOf | undefined> =>
  db
    .selectFrom('taken_stock')
    .select(['kind', 'stock'])
    .where('order_reference', '=', reference)
    .limit(1)
    .executeTakeFirst()

/** Reserves the units of an order on more days. The caller has locked the stock. */
export async function reserveDays(trx: Trx, reference: string, days: readonly string[]): Promise<void> {
  const taken = await trx.selectFrom('taken_stock').select('day').where('order_reference', '=', reference).execute()
  const own = new Set(taken.map(({ day }) => day))
  const rows = (await unitsOf(trx, reference)).flatMap(({ id: _id, day: _day, ...unit }) =>
    days.filter((day) => !own.has(day)).map((day) => ({ ...unit, day })),
  )
  if (rows.length > 0) await trx.insertInto('taken_stock').values(rows).execute()
}

/** Frees the units of an order outside the days from `from` up to, but not including, `to`. */
export async function releaseDaysOutside(trx: Trx, reference: string, from: string, to: string): Promise<void> {
  await trx
    .deleteFrom('taken_stock')
    .where('order_reference', '=', reference)
    .where((row) => row.or([row('day', '<', from), row('day', '>=', to)]))
    .execute()
}

/** Releases open holds and their stock; skips a hold that is being ordered right now. */
async function release(trx: Trx, which: Expression<SqlBool>): Promise<void> {
  const open = await trx
    .selectFrom('holds')
    .select('track_token')
    .where('state', '=', 'held')
    .where(which)
    .forUpdate()
    .skipLocked()
    .execute()
  if (open.length === 0) return
  const tokens = open.map(({ track_token }) => track_token)
  await trx.updateTable('holds').set({ state: 'released' }).where('track_token', 'in', tokens).execute()
  await trx.deleteFrom('taken_stock').where('hold_token', 'in', tokens).execute()
}

/** Releases the expired holds of a hotel or company. */
export const releaseExpired = (trx: Trx, { kind, stock }: StockOf, now: Date): Promise<void> =>
  release(trx, sql`kind = ${kind} and stock = ${stock} and expires_at <= ${now}`)

/** Releases an agent's holds of a hotel or company. */
export const releaseHeldBy = (trx: Trx, { kind, stock }: StockOf, userSub: string): Promise<void> =>
  release(trx, sql`kind = ${kind} and stock = ${stock} and user_sub = ${userSub}`)

/** An agent's current holds of a product: number of holds and units, and the first expiry. */
export const readLiveHolds = (trx: Trx, { userSub, kind, now }: { userSub: string; kind: string; now: Date }) =>
  trx
    .selectFrom('holds')
    .select((eb) => [eb.fn.countAll<number>().as('holds'), eb.fn.min('expires_at').as('firstExpiry')])
    .select(
      sql<number>`coalesce(sum((select sum((unit->>'quantity')::int) from jsonb_array_elements(units) unit)), 0)::int`.as(
        'units',
      ),
    )
    .where('user_sub', '=', userSub)
    .where('kind', '=', kind)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()

/** Retention of unused holds, so that the response is "expired" rather than "unknown". */
const RETENTION_MS = 24 * 3600_000

/** Deletes old unused holds and their stock. */
export async function deleteOldHolds(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('holds')
    .where('state', '!=', 'used')
    .where('expires_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .execute()
}

/** Writes a hold and its stock, one row for each unit and day. */
export async function insertHold(
  trx: Trx,
  {
    units,
    ...hold
  }: Omit<Insertable<HoldsTable>, 'units' | 'state'> & {
    readonly units: readonly { unit: string; quantity: number }[]
  },
  days: readonly string[],
): Promise<void> {
  await trx
    .insertInto('holds')
    .values({ ...hold, units: JSON.stringify(units), state: 'held' })
    .execute()
  const { kind, stock, track_token } = hold
  const taken = units.flatMap(({ unit, quantity }) =>
    days.map((day) => ({ kind, stock, unit, day, quantity, hold_token: track_token, order_reference: null })),
  )
  await trx.insertInto('taken_stock').values(taken).execute()
}

/** Selects which stock counts as taken. */
export interface StockView {
  /** One hotel or company; omitted: the whole product. */
  stock?: string
  /** Agent whose own holds do not count as taken. */
  heldBy?: string
  /** Order whose own stock does not count as taken. */
  order?: string
}

/** Units that are held or ordered on the days from `from` up to, but not including, `to`. */
export const takenStock = (
  db: Db,
  {
    kind,
    from,
    to,
    now,
    stock = '',
    heldBy = '',
    order = '',
  }: StockView & { kind: string; from: string; to: string; now: Date },
) =>
  db
    .selectFrom('taken_stock')
    .leftJoin('holds', 'holds.track_token', 'taken_stock.hold_token')
    .select(['taken_stock.stock', 'taken_stock.unit', 'taken_stock.day'])
    .select(sql<number>`sum(taken_stock.quantity)::int`.as('taken'))
    .where('taken_stock.kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<', to)
    .$if(stock !== '', (query) => query.where('taken_stock.stock', '=', stock))
    .where((eb) =>
      eb.or([
        // `!=` is true only for other orders, because an open hold has no order.
        eb('taken_stock.order_reference', '!=', order),
        // An expired hold frees its stock by itself.
        eb.and([eb('holds.state', '=', 'held'), eb('holds.expires_at', '>', now), eb('holds.user_sub', '!=', heldBy)]),
      ]),
    )
    .groupBy(['taken_stock.stock', 'taken_stock.unit', 'taken_stock.day'])
    .execute()
