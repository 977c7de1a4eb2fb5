import type { Trx } from '#src/database/db.ts'
import { priceChosenRooms } from '#src/suppliers/chosen-rooms.ts'
import type { Hold } from './repository.ts'

// Two switch hotels whose prices move; see the README. Prices of all others are the same whenever they are asked.

/** Thousandths the price rises by between the detail and the availability check. */
const risesBeforeHold: Record<string, number> = { '4900000001': 30 }

/** Thousandths the price rises by between the availability check and the booking. */
const risesAfterHold: Record<string, number> = { '4900000002': 40 }

const REMEMBERED_MS = 15 * 60_000

interface PriceQuestion {
  readonly userSub: string
  readonly hotelCode: string
  readonly checkIn: string
  readonly checkOut: string
}

/** What the availability check puts on the price, in thousandths. */
export async function surchargePermille(trx: Trx, question: PriceQuestion, now: Date): Promise<number> {
  const move = await trx
    .selectFrom('price_moves')
    .select('until')
    .where((row) => row.and(rowOf(question)))
    .where('until', '>', now)
    .executeTakeFirst()
  const { hotelCode } = question
  return (risesBeforeHold[hotelCode] ?? 0) + (move ? (risesAfterHold[hotelCode] ?? 0) : 0)
}

/** What the supplier asks for a hold's rooms at this moment, in halalas; undefined when it sells them no more. */
export function priceNow({ request, hotel_code: hotelCode }: Hold, publicUrl: string): number | undefined {
  const surcharge = (risesBeforeHold[hotelCode] ?? 0) + (risesAfterHold[hotelCode] ?? 0)
  return priceChosenRooms(request.chosen, {
    market: { ...request.market, surchargePermille: surcharge },
    publicUrl,
    // The rooms are held for this very booking.
    roomsLeft: () => Infinity,
  })?.total
}

/** Remembers that an agent has met a new price: for 15 minutes the availability check of the same stay gives it too. */
export async function rememberPriceMove(trx: Trx, hold: Hold, now: Date): Promise<void> {
  const until = new Date(now.getTime() + REMEMBERED_MS)
  const { user_sub: userSub, hotel_code: hotelCode, check_in: checkIn, check_out: checkOut } = hold
  await trx
    .insertInto('price_moves')
    .values({ ...rowOf({ userSub, hotelCode, checkIn, checkOut }), until })
    .onConflict((conflict) =>
      conflict.columns(['user_sub', 'hotel_code', 'check_in', 'check_out']).doUpdateSet({ until }),
    )
    .execute()
}

const rowOf = ({ userSub, hotelCode, checkIn, checkOut }: PriceQuestion) => ({
  user_sub: userSub,
  hotel_code: hotelCode,
  check_in: checkIn,
  check_out: checkOut,
})
