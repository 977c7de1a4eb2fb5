import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { HoldsTable } from './tables.ts'

export type Hold = Selectable<HoldsTable>

/**
 * Locks the stock of a hotel until the caller's transaction ends. Whoever gives its rooms to a hold or a booking needs this lock,
 * and takes it before any hold is locked.
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

/** The rooms of a hold now belong to a booking. */
export async function giveRoomsToBooking(trx: Trx, trackToken: string, reference: string): Promise<void> {
  await trx.updateTable('holds').set({ state: 'used' }).where('track_token', '=', trackToken).execute()
  await trx
    .updateTable('booked_rooms')
    .set({ booking_reference: reference, hold_token: null })
    .where('hold_token', '=', trackToken)
    .execute()
}

/** The rooms of a booking that came to nothing can be sold again; its hold is spent. */
export async function giveRoomsBack(trx: Trx, reference: string, trackToken: string | null): Promise<void> {
  await trx.deleteFrom('booked_rooms').where('booking_reference', '=', reference).execute()
  if (trackToken !== null) {
    await trx.updateTable('holds').set({ state: 'released' }).where('track_token', '=', trackToken).execute()
  }
}

/** Takes the rooms of some open holds off the books; a hold that is being booked right now is left to that call. */
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

/** Releases the holds of a hotel that have run out. */
export const releaseExpired = (trx: Trx, hotelCode: string, now: Date): Promise<void> =>
  release(trx, sql`hotel_code = ${hotelCode} and expires_at <= ${now}`)

/** Releases what an agent holds in a hotel. */
export const releaseHeldBy = (trx: Trx, hotelCode: string, userSub: string): Promise<void> =>
  release(trx, sql`hotel_code = ${hotelCode} and user_sub = ${userSub}`)

/** How long the token of a hold that came to nothing is still known as expired. */
const KEPT_MS = 24 * 3600_000

/** Forgets holds that came to nothing, and their rooms with them. */
export async function forgetOldHolds(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('holds')
    .where('state', '!=', 'used')
    .where('expires_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute()
}
