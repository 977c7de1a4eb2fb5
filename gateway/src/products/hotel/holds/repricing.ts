import type { Repricing } from '#src/orders/product.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import type { WireRoomGroup } from '../supplier/wire/shapes.ts'
import { bookingPolicy } from '../booking-policy.ts'
import { stayPaymentDeadline } from '../pay-later.ts'
import { toWireAvailability } from './wire-availability.ts'
import { type HotelHold, toHeldOffer } from './offer.ts'
import { priceHeldRooms } from './price-moves.ts'
import { notCombinable, promoOfHotel } from './refusals.ts'

/** Reprices room holds for a promo code: each room with its supplier's arithmetic, in the hold's market. */
export const createHotelRepricing = (catalogue: HotelCatalogue): Repricing<HotelHold> => ({
  responseField: 'request',

  refuseCode: (code) => (catalogue.isHotelPromo(code) ? promoOfHotel() : undefined),

  refusal: ({ request }) => (request.market.subpcc === '' ? undefined : notCombinable()),

  applyDiscount: ({ settings: { publicUrl } }, hold, promoBasisPoints) => {
    const market = { ...hold.request.market, promoBasisPoints }
    const rooms = priceHeldRooms(hold, { catalogue, publicUrl }, market)
    if (!rooms) return undefined
    const { codes, roomGroups } = hold.offer
    const discountedOffer = toHeldOffer(rooms)
    return {
      ...hold,
      total_halalas: rooms.total,
      offer: {
        ...discountedOffer,
        roomGroups: withRoomsLeft(discountedOffer.roomGroups, roomGroups),
        ...(codes && { codes }),
      },
      request: { ...hold.request, market },
    }
  },

  reply: (deps, hold) => {
    const rooms = priceHeldRooms(hold, { catalogue, publicUrl: deps.settings.publicUrl })
    if (!rooms) throw new Error(`The rooms of hold ${hold.track_token} are no longer sold`)
    const payLaterUntil = stayPaymentDeadline(deps, hold.supplier, bookingPolicy(hold.offer.rooms))
    return toWireAvailability(rooms, hold.offer, { expiresAt: hold.expires_at, payLaterUntil })
  },
})

/** Copies the numbers of rooms left from the held groups, because repricing does not read stock. */
function withRoomsLeft(groups: readonly WireRoomGroup[], heldGroups: readonly WireRoomGroup[]): WireRoomGroup[] {
  const counts = new Map(
    heldGroups.flatMap(({ rooms }) => rooms.map((room) => [room.sequenceNumber, room.availabilityCount] as const)),
  )
  return groups.map((group) => ({
    ...group,
    rooms: group.rooms.map((room) => ({
      ...room,
      availabilityCount: counts.get(room.sequenceNumber) ?? room.availabilityCount,
    })),
  }))
}
