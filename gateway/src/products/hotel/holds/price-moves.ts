import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { priceChosenRooms } from '#src/suppliers/chosen-rooms.ts'
import type { Scenario } from '#src/suppliers/hotel.ts'
import type { HotelHold } from './offer.ts'

// Prices are the same whenever they are asked, except for hotels whose scenario moves them.

/** The surcharge of the availability check, in thousandths. */
export const surchargeAtHold = ({ risesAtHold = 0, risesAfterHold = 0 }: Scenario, hasMoved: boolean): number =>
  risesAtHold + (hasMoved ? risesAfterHold : 0)

/** The supplier's price of a hold's rooms now, in halalas; undefined when it no longer sells them. */
export function priceNow(
  { request, stock: hotelCode }: HotelHold,
  { catalogue, publicUrl }: { catalogue: Catalogue; publicUrl: string },
): number | undefined {
  const hotel = catalogue.findHotel(hotelCode)
  if (!hotel) return undefined
  return priceChosenRooms(request.chosen, {
    market: { ...request.market, surchargePermille: surchargeAtHold(hotel.scenario, true) },
    publicUrl,
    catalogue,
    // The rooms are held for this very booking.
    roomsLeft: () => Infinity,
  })?.total
}
