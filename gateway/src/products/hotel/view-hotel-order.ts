import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { viewBooking } from '#src/documents/view-booking.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { orderNotFound } from '#src/orders/cancel/refusals.ts'
import { commissionAmount } from '#src/orders/commission/commission-amount.ts'
import { findOrder } from '#src/orders/repository.ts'
import type { OrderBody } from '#src/orders/schemas.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import type { WirePrice, WireRoomGroup } from './supplier/wire/shapes.ts'
import type { BookingGuests, NamedGuest } from './guests.ts'
import { toWireCodes } from './holds/offer.ts'
import { HOTEL } from './kind.ts'
import { readHotelOrder } from './repository.ts'
import type { HotelOrderView } from './schemas.ts'

/** Returns the view of a hotel order of the agent's company. */
export async function viewHotelOrder(
  deps: Deps,
  agent: Agent,
  { bookingReferenceNo, provider, cultCode }: OrderBody,
): Promise<Envelope<HotelOrderView>> {
  const order = await findOrder(deps.db, agent, { kind: HOTEL, reference: bookingReferenceNo, provider })
  if (!order) return orderNotFound()
  const { offer, guests, special_requests, hotel_code, location_code } = await readHotelOrder(deps.db, order.reference)
  const codes = toWireCodes(offer)
  return ok({
    ...(await viewBooking(deps, order)),
    hotelDetails: {
      name: nameIn(offer.name, cultCode),
      provider: order.supplier,
      umrahHotelCode: hotel_code,
      checkInDate: order.starts_on,
      checkOutDate: order.ends_on ?? order.starts_on,
      checkInTime: offer.checkInTime,
      checkOutTime: offer.checkOutTime,
      address: nameIn(offer.address, cultCode),
      locationCode: location_code,
      imagePath: offer.imagePath,
      roomGroups: withTravelers(offer.roomGroups, guests),
      ...(codes && { codes }),
    },
    specialRequests: special_requests,
    contactInformation: guests.contact
      ? {
          email: guests.contact.email,
          phoneNumber: guests.contact.phoneNumber,
          phoneNumberCountryCode: guests.contact.phoneNumberCountryCode,
        }
      : null,
    price: withCommission(offer.price, commissionAmount(order)),
  })
}

/** Returns the price with the order's commission, which the agent may have set. */
const withCommission = (price: WirePrice, commission: number | null): WirePrice =>
  price.priceDetails && commission !== null ? { ...price, priceDetails: { commission } } : price

/** Returns the booked rooms in the order of the search, each with its travelers. */
const withTravelers = (roomGroups: readonly WireRoomGroup[], { rooms: guestsByRoom, contact }: BookingGuests) =>
  roomGroups.map((group) => ({
    rooms: group.rooms.map(({ mealDescription, roomRates, sequenceNumber, ...room }) => {
      const [rate] = roomRates ?? []
      const { amount, displayRateInfo, grandTotalPrice, grandTotalTax } = rate ?? room
      return {
        name: room.name,
        roomType: room.roomType,
        view: room.view,
        beds: room.beds,
        squareMeters: room.squareMeters,
        amount,
        displayRateInfo,
        grandTotalPrice,
        grandTotalTax,
        mealDescription: rate?.mealDescription ?? mealDescription ?? null,
        boardCode: rate?.boardCode ?? room.boardCode,
        sequenceNumber,
        travellerDetails: (guestsByRoom[sequenceNumber] ?? []).map((guest) => toTraveler(guest, contact)),
      }
    }),
  }))

const toTraveler = (
  { type, isMainPax, title, firstName, lastName, gender, age }: NamedGuest,
  contact: BookingGuests['contact'],
) => ({
  type,
  isMainPax,
  details: {
    title,
    firstName,
    lastName,
    gender,
    age,
    ...(isMainPax && contact
      ? {
          location: { countryCode: contact.countryCode },
          contactInformation: {
            phoneNumber: contact.phoneNumber,
            phoneNumberCountryCode: contact.phoneNumberCountryCode,
            email: contact.email,
          },
        }
      : {}),
  },
})
