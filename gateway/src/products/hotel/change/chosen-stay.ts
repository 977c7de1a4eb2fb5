import type { Trx } from '#src/database/db.ts'
import { findOrderRequest } from '#src/orders/holds/repository.ts'
import type { Order } from '#src/orders/repository.ts'
import { type ChosenStay, chosenRoomGroups } from '../supplier/chosen-rooms.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import type { Market } from '../supplier/net-price.ts'
import { findSupplier } from '../supplier/suppliers.ts'
import type { HeldRequest } from '../holds/offer.ts'
import type { HotelOrder } from '../repository.ts'

interface Dates {
  readonly checkIn: string
  readonly checkOut: string
}

/** Converts booked rooms and new dates to a choice that can be priced. Returns undefined if the supplier no longer sells the hotel. */
export function toChosenStay(
  catalogue: HotelCatalogue,
  { supplier: name, cult_code: cultCode }: Order,
  { hotel_code, offer }: HotelOrder,
  { checkIn, checkOut }: Dates,
): ChosenStay | undefined {
  const supplier = findSupplier(name)
  const hotel = catalogue.findHotel(hotel_code)
  const listing = hotel?.listings.find((each) => each.supplier === name)
  if (!supplier || !listing) return undefined
  return {
    provider: name,
    hotelCode: supplier.hotelCode(listing, cultCode),
    checkIn,
    checkOut,
    cultCode,
    roomGroups: chosenRoomGroups.parse(offer.roomGroups),
  }
}

/**
 * Reads the market that a booking was priced for, which its hold contains. Older bookings have no hold, so the lead traveler's country is used
 * instead.
 */
export async function readMarket(trx: Trx, { reference }: Order, { guests }: HotelOrder): Promise<Market> {
  const hold = await findOrderRequest<HeldRequest>(trx, reference)
  const { nationality, subpcc } = hold?.market ?? {
    nationality: guests.contact?.countryCode ?? 'SA',
    subpcc: '',
  }
  return { nationality, subpcc }
}
