import { makkahLocal } from '#src/values/calendar.ts'
import { toRiyals } from '#src/values/money.ts'
import { toWirePolicy } from '#src/orders/wire-policy.ts'
import { bookingPolicy } from '../booking-policy.ts'
import type { ChosenRooms } from '../supplier/chosen-rooms.ts'
import { toWireCodes, type HeldOffer } from './offer.ts'
import type { HeldAvailability } from './schemas.ts'

/** Builds the availability check's response for held rooms. */
export const toWireAvailability = (
  { supplier, supplierHotel, rates, total }: ChosenRooms,
  offer: HeldOffer,
  { expiresAt, payLaterUntil }: { expiresAt: Date; payLaterUntil: Date | null },
): HeldAvailability => {
  const codes = toWireCodes(offer)
  const { code, token, umrahHotelCode, name, hotelName, provider, vendor } = supplier.hotelRow(supplierHotel, rates)
  return {
    status: 'Available',
    code,
    token,
    umrahHotelCode,
    ...(name === undefined ? { hotelName } : { name }),
    provider,
    vendor,
    checkInDate: supplierHotel.stay.checkIn,
    checkOutDate: supplierHotel.stay.checkOut,
    checkInTime: offer.checkInTime,
    checkOutTime: offer.checkOutTime,
    roomGroups: offer.roomGroups,
    ...offer.price,
    totalPrice: toRiyals(total),
    currencyCode: 'SAR',
    expiresAt: expiresAt.toISOString(),
    payLaterUntil: payLaterUntil && makkahLocal(payLaterUntil),
    cancellationPolicy: toWirePolicy(bookingPolicy(offer.rooms)),
    ...(codes && { codes }),
    ...(supplier.canAgentsSetCommission && {
      prices: { total: toRiyals(total), isOverrideCommission: true, updatedCommission: null },
    }),
  }
}
