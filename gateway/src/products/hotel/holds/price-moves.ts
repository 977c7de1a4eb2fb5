import { priceChosenRooms } from '#src/suppliers/chosen-rooms.ts'
import type { Hold } from './repository.ts'

// Two switch hotels whose prices move; see the README. Prices of all others are the same whenever they are asked.

/** Thousandths the price rises by between the detail and the availability check. */
const risesBeforeHold: Record<string, number> = { '4900000001': 30 }

/** Thousandths the price rises by between the availability check and the booking. */
const risesAfterHold: Record<string, number> = { '4900000002': 40 }

/** The surcharge of the availability check, in thousandths. */
export const surchargeAtHold = (hotelCode: string, hasMoved: boolean): number =>
  (risesBeforeHold[hotelCode] ?? 0) + (hasMoved ? (risesAfterHold[hotelCode] ?? 0) : 0)

/** The supplier's price of a hold's rooms now, in halalas; undefined when it no longer sells them. */
export function priceNow({ request, hotel_code: hotelCode }: Hold, publicUrl: string): number | undefined {
  const surcharge = (risesBeforeHold[hotelCode] ?? 0) + (risesAfterHold[hotelCode] ?? 0)
  return priceChosenRooms(request.chosen, {
    market: { ...request.market, surchargePermille: surcharge },
    publicUrl,
    // The rooms are held for this very booking.
    roomsLeft: () => Infinity,
  })?.total
}
