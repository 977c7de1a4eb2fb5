import type { Db } from '#src/database/db.ts'
import type { Order } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import type { WirePrice } from '#src/suppliers/wire/shapes.ts'
import { readHotelOrders } from './repository.ts'

/** The agent's commission in a price of any supplier's form; null where the supplier does not state it. */
const commissionOf = ({ displayRateInfo, priceDetails }: WirePrice): number | null =>
  priceDetails?.commission ?? displayRateInfo?.find(({ purpose }) => purpose === '30')?.amount ?? null

/** What rows of hotel orders show beside the common fields, by reference. */
export async function listFacts(db: Db, orders: readonly Order[], locale: string) {
  const byReference = new Map(orders.map((order) => [order.reference, order]))
  const details = await readHotelOrders(db, [...byReference.keys()])
  return new Map(
    details.map(({ order_reference: reference, offer, hotel_code, location_code }) => {
      const order = byReference.get(reference)
      const row = {
        hotelName: nameIn(offer.name, locale),
        umrahHotelCode: hotel_code,
        imagePath: offer.imagePath,
        locationCode: location_code,
        checkInDate: order?.starts_on,
        checkOutDate: order?.ends_on,
        roomCount: offer.rooms.length,
        commissionAmount: commissionOf(offer.price),
      }
      return [reference, row]
    }),
  )
}
