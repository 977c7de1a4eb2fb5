import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { HoldsTable } from './tables.ts'

export type Hold = Selectable<HoldsTable>

/**
 * Locks the stock of a hotel until the caller's transaction ends. Giving its rooms to a hold or an order requires this lock,
 * which is taken before any hold is locked.
 */
export async function lockStock(trx: Trx, hotelCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`stock:${hotelCode}`}))`.execute(trx)
}

/**
 * The agent's hold with this track token, locked together with the hotel's stock; undefined when the agent has none.
 * Whether it has expired can only be judged by a clock that is read after this returns.
 */
export async function lockHold(trx: Trx, trackToken: string, userSub: string): Promise<Hold | undefined> {
  const own = trx.selectFrom('holds').selectAll().where('track_token', '=', trackToken).where('user_sub', '=', userSub)
  const found = await own.executeTakeFirst()
  if (!found) return undefined
  await lockStock(trx, found.hotel_code)
  return own.forUpdate().executeTakeFirst()
}

/** The rooms of a hold now belong to an order. */
export async function giveRoomsToOrder(trx: Trx, trackToken: string, reference: string): Promise<void> {
  await trx.updateTable('holds').set({ state: 'used' }).where('track_token', '=', trackToken).execute()
  await trx
    .updateTable('booked_rooms')
    .set({ order_reference: reference, hold_token: null })
    .where('hold_token', '=', trackToken)
    .execute()
}

/** Marks a hold whose order failed: nothing is held under it any more. */
export const releaseHold = (trx: Trx, trackToken: string) =>
  trx.updateTable('holds').set({ state: 'released' }).where('track_token', '=', trackToken).execute()

/** Releases open holds and their rooms; a hold that is being booked right now is left to that call. */
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
  await trx.deleteFrom('booked_rooms').where('hold_token', 'in', tokens).execute()
}

/** Releases the expired holds of a hotel. */
export const releaseExpired = (trx: Trx, hotelCode: string, now: Date): Promise<void> =>
  release(trx, sql`hotel_code = ${hotelCode} and expires_at <= ${now}`)

/** Releases what an agent holds in a hotel. */
export const releaseHeldBy = (trx: Trx, hotelCode: string, userSub: string): Promise<void> =>
  release(trx, sql`hotel_code = ${hotelCode} and user_sub = ${userSub}`)

/** What an agent holds now: how many holds, how many rooms in them, and when the first one expires. */
export const readLiveHolds = (trx: Trx, userSub: string, now: Date) =>
  trx
    .selectFrom('holds')
    .select((eb) => [eb.fn.countAll<number>().as('holds'), eb.fn.min('expires_at').as('firstExpiry')])
    .select(
      sql<number>`coalesce(sum((select sum((room->>'quantity')::int) from jsonb_array_elements(rooms) room)), 0)::int`.as(
        'rooms',
      ),
    )
    .where('user_sub', '=', userSub)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()

/** How long the token of an unused hold is still answered as expired. */
const RETENTION_MS = 24 * 3600_000

/** Deletes old unused holds and their rooms. */
export async function deleteOldHolds(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('holds')
    .where('state', '!=', 'used')
    .where('expires_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .execute()
}

/** What one agent was asked to pay for one stay. */
export interface PriceQuestion {
  readonly userSub: string
  readonly hotelCode: string
  readonly checkIn: string
  readonly checkOut: string
}

const rowOf = ({ userSub, hotelCode, checkIn, checkOut }: PriceQuestion) => ({
  user_sub: userSub,
  hotel_code: hotelCode,
  check_in: checkIn,
  check_out: checkOut,
})

/** Whether the agent has met the new price of this stay. */
export async function hasPriceMoved(trx: Trx, question: PriceQuestion, now: Date): Promise<boolean> {
  const move = await trx
    .selectFrom('price_moves')
    .select('until')
    .where((row) => row.and(rowOf(question)))
    .where('until', '>', now)
    .executeTakeFirst()
  return move !== undefined
}

const PRICE_MOVE_MS = 15 * 60_000

/** Records that the agent has met a new price: for 15 minutes the availability check of the same stay gives it too. */
export async function recordPriceMove(trx: Trx, hold: Hold, now: Date): Promise<void> {
  const until = new Date(now.getTime() + PRICE_MOVE_MS)
  const { user_sub: userSub, hotel_code: hotelCode, check_in: checkIn, check_out: checkOut } = hold
  await trx
    .insertInto('price_moves')
    .values({ ...rowOf({ userSub, hotelCode, checkIn, checkOut }), until })
    .onConflict((conflict) =>
      conflict.columns(['user_sub', 'hotel_code', 'check_in', 'check_out']).doUpdateSet({ until }),
    )
    .execute()
}

/** Deletes price moves that have expired. */
export async function deleteExpiredPriceMoves(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('price_moves').where('until', '<=', now).execute()
}

/** Writes a hold and the room nights it takes, one row for each room type and night. */
export async function insertHold(
  trx: Trx,
  hold: Insertable<HoldsTable>,
  { nights, rooms }: { nights: readonly string[]; rooms: readonly { roomType: string; quantity: number }[] },
): Promise<void> {
  await trx.insertInto('holds').values(hold).execute()
  const taken = rooms.flatMap(({ roomType, quantity }) =>
    nights.map((night) => ({
      hotel_code: hold.hotel_code,
      room_type: roomType,
      night,
      quantity,
      hold_token: hold.track_token,
      order_reference: null,
    })),
  )
  await trx.insertInto('booked_rooms').values(taken).execute()
}
