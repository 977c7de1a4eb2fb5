import type { Repricing } from '#src/orders/product.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import type { WireRoomGroup } from '../supplier/wire/shapes.ts'
import { bookingPolicy } from '../booking-policy.ts'
import { stayPaymentDeadline } from '../pay-later.ts'
import { availabilityOf } from './availability-of.ts'
import { type HotelHold, offerOf } from './offer.ts'
import { roomsOf } from './price-moves.ts'
import { notCombinable, promoOfHotel } from './refusals.ts'

/** Reprices holds of rooms for a promo code: each room by its supplier's arithmetic, in the market of the hold. */
export const hotelRepricing = (catalogue: HotelCatalogue): Repricing<HotelHold> => ({
  responseField: 'request',

  refuseCode: (code) => (catalogue.isHotelPromo(code) ? promoOfHotel() : undefined),

  refusal: ({ request }) => (request.market.subpcc === '' ? undefined : notCombinable()),

  withoutShare: ({ settings: { publicUrl } }, hold, promoBasisPoints) => {
    const market = { ...hold.request.market, promoBasisPoints }
    const rooms = roomsOf(hold, { catalogue, publicUrl }, market)
    if (!rooms) return undefined
    const { codes, roomGroups } = hold.offer
    const priced = offerOf(rooms)
    return {
      ...hold,
      total_halalas: rooms.total,
      offer: { ...priced, roomGroups: withCounts(priced.roomGroups, roomGroups), ...(codes && { codes }) },
      request: { ...hold.request, market },
    }
  },

  reply: (deps, hold) => {
    const rooms = roomsOf(hold, { catalogue, publicUrl: deps.settings.publicUrl })
    if (!rooms) throw new Error(`The rooms of hold ${hold.track_token} were priced before and are not sold now`)
    const payLaterUntil = stayPaymentDeadline(deps, hold.supplier, bookingPolicy(hold.offer.rooms))
    return availabilityOf(rooms, hold.offer, { expiresAt: hold.expires_at, payLaterUntil })
  },
})

/** Room groups with the numbers of rooms left copied from other groups. */
function withCounts(groups: readonly WireRoomGroup[], stated: readonly WireRoomGroup[]): WireRoomGroup[] {
  const counts = new Map(
    stated.flatMap(({ rooms }) => rooms.map((room) => [room.sequenceNumber, room.availabilityCount] as const)),
  )
  return groups.map((group) => ({
    ...group,
    rooms: group.rooms.map((room) => ({
      ...room,
      availabilityCount: counts.get(room.sequenceNumber) ?? room.availabilityCount,
    })),
  }))
}
