import { type Expression, type Insertable, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { AnyHold, HoldsTable } from './tables.ts'

/** Identifies the stock of one hotel or company. */
export interface StockKey {
  readonly kind: string
  readonly stock: string
}

/**
 * Locks stock until the caller's transaction ends. The lock is required to assign units to a hold or an order, and must be taken before
 * any hold is locked.
 */
export async function lockStock(trx: Trx, { kind, stock }: StockKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`stock:${kind}:${stock}`}))`.execute(trx)
}

/** Identifies an agent's hold of a product. */
export interface HoldKey {
  readonly kind: string
  readonly trackToken: string
  readonly userSub: string
}

// A product reads only offers and requests that it wrote itself, so the caller determines their types.
const selectHold = <Held extends AnyHold>(db: Db, { kind, trackToken, userSub }: HoldKey) =>
  db
    .selectFrom('holds')
    .selectAll()
    .where('track_token', '=', trackToken)
    .where('kind', '=', kind)
    .where('user_sub', '=', userSub)
    .$castTo<Held>()

/** Finds the agent's hold with this track token, without locking it. */
export const findHold = <Held extends AnyHold>(db: Db, key: HoldKey): Promise<Held | undefined> =>
  selectHold<Held>(db, key).executeTakeFirst()

/**
 * Locks the agent's hold with this track token together with its stock, or returns undefined if there is none. Read the clock only after
 * this returns, because waiting for the lock takes time in which the hold may expire.
 */
export async function lockHold<Held extends AnyHold>(trx: Trx, key: HoldKey): Promise<Held | undefined> {
  const query = selectHold<Held>(trx, key)
  const hold = await query.executeTakeFirst()
  if (!hold) return undefined
  await lockStock(trx, hold)
  return query.forUpdate().executeTakeFirst()
}

/** Finds the product's request in the hold from which an order was placed. Undefined if the order has no hold. */
export const findOrderRequest = async <Request>(db: Db, reference: string): Promise<Request | undefined> =>
  (
    await db
      .selectFrom('holds')
      .select('request')
      .where('order_reference', '=', reference)
      .$castTo<{ request: Request }>()
      .executeTakeFirst()
  )?.request

/** Transfers the stock of an open hold to an order. Throws if the hold is not open. */
export async function transferToOrder(trx: Trx, trackToken: string, reference: string): Promise<void> {
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
 * Frees the stock of an order. After a cancellation, the hold stays `used`, so that its track token cannot be ordered again. After a failure,
 * the hold becomes `released`.
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

/** Reopens the hold from which an order was placed, and returns the stock to the hold. If the hold has expired, the stock is freed. */
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

/** Reads the units of an order on its first day, so that the same units can be reserved for it on other days. */
const readUnits = (trx: Trx, reference: string) =>
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

/** Finds the stock from which an order has units. Undefined if the order has released them. */
export const findOrderStock = (db: Db, reference: string): Promise<StockKey | undefined> =>
  db
    .selectFrom('taken_stock')
    .select(['kind', 'stock'])
    .where('order_reference', '=', reference)
    .limit(1)
    .executeTakeFirst()

/** Reserves the units of an order on more days. The caller has locked the stock. */
export async function reserveDays(trx: Trx, reference: string, days: readonly string[]): Promise<void> {
  const reserved = await trx.selectFrom('taken_stock').select('day').where('order_reference', '=', reference).execute()
  const reservedDays = new Set(reserved.map(({ day }) => day))
  const rows = (await readUnits(trx, reference)).flatMap(({ id: _id, day: _day, ...unit }) =>
    days.filter((day) => !reservedDays.has(day)).map((day) => ({ ...unit, day })),
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

/** Releases open holds and their stock, except holds that are locked because they are being ordered. */
async function releaseWhere(trx: Trx, condition: Expression<SqlBool>): Promise<void> {
  const openHolds = await trx
    .selectFrom('holds')
    .select('track_token')
    .where('state', '=', 'held')
    .where(condition)
    .forUpdate()
    .skipLocked()
    .execute()
  if (openHolds.length === 0) return
  const tokens = openHolds.map(({ track_token }) => track_token)
  await trx.updateTable('holds').set({ state: 'released' }).where('track_token', 'in', tokens).execute()
  await trx.deleteFrom('taken_stock').where('hold_token', 'in', tokens).execute()
}

/** Releases the expired holds of a hotel or company. */
export const releaseExpired = (trx: Trx, { kind, stock }: StockKey, now: Date): Promise<void> =>
  releaseWhere(trx, sql`kind = ${kind} and stock = ${stock} and expires_at <= ${now}`)

/** Releases an agent's holds of a hotel or company. */
export const releaseAgentHolds = (trx: Trx, { kind, stock }: StockKey, userSub: string): Promise<void> =>
  releaseWhere(trx, sql`kind = ${kind} and stock = ${stock} and user_sub = ${userSub}`)

/** Counts an agent's open holds of a product and their units, and reads the first expiry. */
export const countOpenHolds = (trx: Trx, { userSub, kind, now }: { userSub: string; kind: string; now: Date }) =>
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

/** Retention of unused holds, so that a late call is refused as expired rather than unknown. */
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
  const stockRows = units.flatMap(({ unit, quantity }) =>
    days.map((day) => ({ kind, stock, unit, day, quantity, hold_token: track_token, order_reference: null })),
  )
  await trx.insertInto('taken_stock').values(stockRows).execute()
}

/** Selects which stock counts as taken. */
export interface StockFilter {
  /** One hotel or company; the whole product if omitted. */
  stock?: string
  /** Agent whose holds do not count as taken. */
  exceptAgent?: string
  /** Order whose stock does not count as taken. */
  exceptOrder?: string
}

/** Reads the number of units that are held or ordered on the days from `from` up to, but not including, `to`. */
export const readTakenStock = (
  db: Db,
  {
    kind,
    from,
    to,
    now,
    stock = '',
    exceptAgent = '',
    exceptOrder = '',
  }: StockFilter & { kind: string; from: string; to: string; now: Date },
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
        // True only for stock of other orders. A hold has no order, and null never matches a comparison.
        eb('taken_stock.order_reference', '!=', exceptOrder),
        // Stock of an expired hold counts as free.
        eb.and([
          eb('holds.state', '=', 'held'),
          eb('holds.expires_at', '>', now),
          eb('holds.user_sub', '!=', exceptAgent),
        ]),
      ]),
    )
    .groupBy(['taken_stock.stock', 'taken_stock.unit', 'taken_stock.day'])
    .execute()
