import type { Board, Hotel, Listing, RoomTypeCode } from './hotel.ts'
import { scale, sum, roundToRiyals } from '#src/values/shares.ts'
import { countGuests } from './occupancy.ts'
import type { Occupancy } from './occupancy.ts'
import { boardSupplement, roomTypes } from './room-types.ts'
import { seasonPermille } from '#src/suppliers/season.ts'
import type { Stay } from './stay.ts'

/** A sellable room type with its meals and terms. */
export interface RateChoice {
  roomType: RoomTypeCode
  board: Board
  refundable: boolean
}

/** Circumstances that affect the price in addition to the choice. */
export interface Market {
  nationality: string
  /** Hotel promo code (SubPCC) of the search, which only its own hotel accepts. */
  subpcc: string
  /** Surcharge in thousandths if the price has risen since the agent saw it. */
  surchargePermille?: number
  /** Discount of a promo code on each room's total. */
  promoBasisPoints?: number
}

/** Price of a room for the stay in halalas, before the supplier's own arithmetic. */
export interface NetPrice {
  nights: number[]
  net: number
  /** Already subtracted from `net`. */
  discount: number
}

const gulfStates = new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA'])

/** Whether the hotel accepts the hotel promo code of the search. */
export const hasPromo = (hotel: Hotel, { subpcc }: Market): boolean => hotel.promo !== null && hotel.promo === subpcc

/** Some hotels do not close nights that they do not want to sell, but set an unrealistic price. */
const placeholderNight = 45_000_00
const hasPlaceholderPrice = ({ quirks }: Hotel, season: number) => quirks.includes('placeholderPrice') && season >= 2700

function childNight(hotel: Hotel, roomNight: number, sleeps: number): number {
  const { charge } = hotel.childPolicy
  return charge.kind === 'amount'
    ? charge.halalas
    : roundToRiyals(scale(Math.floor(roomNight / sleeps), charge.percent * 10))
}

/** Returns the net price of one room. It depends only on the arguments, so that a chosen rate can be repriced later. */
export function netPrice(
  hotel: Hotel,
  listing: Listing,
  { roomType, board, refundable }: RateChoice,
  occupancy: Occupancy,
  stay: Stay,
  market: Market,
): NetPrice {
  const type = roomTypes[roomType]
  const guests = countGuests(occupancy, hotel.childPolicy)
  const mealsPrice = boardSupplement[board](hotel.stars) * (guests.adults + guests.charged)
  const permilles = [
    type.pricePermille,
    listing.pricePermille,
    refundable ? 1000 : 910,
    // Gulf residents travel at weekends and book late; suppliers charge them slightly more.
    gulfStates.has(market.nationality) ? 1030 : 1000,
  ]
  const ordinaryNight = permilles.reduce(scale, hotel.baseNightHalalas)
  const discountPermille = 1000 - (listing.deal?.percent ?? 0) * 10
  const promoPermille = hasPromo(hotel, market) ? 950 : 1000
  const surcharge = 1000 + (market.surchargePermille ?? 0)

  let discount = 0
  const nights = stay.nights.map((night) => {
    const season = seasonPermille(night)
    const roomPrice = hasPlaceholderPrice(hotel, season)
      ? placeholderNight
      : roundToRiyals(scale(ordinaryNight, season))
    const childrenPrice = guests.charged * childNight(hotel, roomPrice, type.sleeps)
    const fullNight = roomPrice + childrenPrice + mealsPrice
    const discountedNight = scale(fullNight, discountPermille)
    discount += fullNight - discountedNight
    return scale(scale(discountedNight, promoPermille), surcharge)
  })
  return { nights, net: sum(nights), discount }
}
