import type { Db, Trx } from '#src/database/db.ts'

/** Identifies a stay priced for an agent. */
export interface PriceMoveKey {
  readonly userSub: string
  readonly hotelCode: string
  readonly checkIn: string
  readonly checkOut: string
}

const toRow = ({ userSub, hotelCode, checkIn, checkOut }: PriceMoveKey) => ({
  user_sub: userSub,
  hotel_code: hotelCode,
  check_in: checkIn,
  check_out: checkOut,
})

/** Whether the agent has seen the new price of this stay. */
export async function hasPriceMoved(trx: Trx, key: PriceMoveKey, now: Date): Promise<boolean> {
  const move = await trx
    .selectFrom('price_moves')
    .select('until')
    .where((row) => row.and(toRow(key)))
    .where('until', '>', now)
    .executeTakeFirst()
  return move !== undefined
}

const PRICE_MOVE_MS = 15 * 60_000

/** Records that the agent has seen a new price, so that the availability check of the same stay returns it for 15 minutes. */
export async function recordPriceMove(trx: Trx, key: PriceMoveKey, now: Date): Promise<void> {
  const until = new Date(now.getTime() + PRICE_MOVE_MS)
  await trx
    .insertInto('price_moves')
    .values({ ...toRow(key), until })
    .onConflict((conflict) =>
      conflict.columns(['user_sub', 'hotel_code', 'check_in', 'check_out']).doUpdateSet({ until }),
    )
    .execute()
}

/** Deletes price moves that have expired. */
export async function deleteExpiredPriceMoves(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('price_moves').where('until', '<=', now).execute()
}
