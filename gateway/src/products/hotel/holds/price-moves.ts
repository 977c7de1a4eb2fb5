import type { HotelCatalogue } from '../catalogue.ts'
import { type ChosenRooms, priceChosenRooms } from '../supplier/chosen-rooms.ts'
import type { Scenario } from '../supplier/hotel.ts'
import type { Market } from '../supplier/net-price.ts'
import type { HotelHold } from './offer.ts'

// Prices do not change between calls, except for hotels whose scenario changes them.

/** Returns the surcharge that the availability check adds, in thousandths of the price. */
export const surchargeAtHold = (
  { risePermilleAtHold = 0, risePermilleAfterHold = 0 }: Scenario,
  hasMoved: boolean,
): number => risePermilleAtHold + (hasMoved ? risePermilleAfterHold : 0)

interface Prices {
  readonly catalogue: HotelCatalogue
  readonly publicUrl: string
}

/** Prices a hold's rooms in a market. Returns undefined if the supplier no longer sells them. */
export const priceHeldRooms = (
  { request }: Pick<HotelHold, 'request'>,
  prices: Prices,
  market: Market = request.market,
): ChosenRooms | undefined =>
  // Held rooms are always available.
  priceChosenRooms(request.chosen, { ...prices, market, roomsLeft: () => Infinity })

/** Returns the supplier's current price of a hold's rooms in halalas, or undefined if it no longer sells them. */
export function currentTotal(hold: HotelHold, prices: Prices): number | undefined {
  const hotel = prices.catalogue.findHotel(hold.stock)
  if (!hotel) return undefined
  const surchargePermille = surchargeAtHold(hotel.scenario, true)
  return priceHeldRooms(hold, prices, { ...hold.request.market, surchargePermille })?.total
}
