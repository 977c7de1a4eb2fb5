import type { HotelCatalogue } from '../catalogue.ts'
import { type ChosenRooms, priceChosenRooms } from '../supplier/chosen-rooms.ts'
import type { Scenario } from '../supplier/hotel.ts'
import type { Market } from '../supplier/net-price.ts'
import type { HotelHold } from './offer.ts'

// Prices are the same whenever they are asked, except for hotels whose scenario moves them.

/** The surcharge of the availability check, in thousandths. */
export const surchargeAtHold = ({ risesAtHold = 0, risesAfterHold = 0 }: Scenario, hasMoved: boolean): number =>
  risesAtHold + (hasMoved ? risesAfterHold : 0)

interface Prices {
  readonly catalogue: HotelCatalogue
  readonly publicUrl: string
}

/** The rooms of a hold in a market; undefined when the supplier no longer sells them. */
export const roomsOf = (
  { request }: Pick<HotelHold, 'request'>,
  prices: Prices,
  market: Market = request.market,
): ChosenRooms | undefined =>
  // Held rooms are always available.
  priceChosenRooms(request.chosen, { ...prices, market, roomsLeft: () => Infinity })

/** The supplier's price of a hold's rooms now, in halalas; undefined when it no longer sells them. */
export function priceNow(hold: HotelHold, prices: Prices): number | undefined {
  const hotel = prices.catalogue.findHotel(hold.stock)
  if (!hotel) return undefined
  const surchargePermille = surchargeAtHold(hotel.scenario, true)
  return roomsOf(hold, prices, { ...hold.request.market, surchargePermille })?.total
}
