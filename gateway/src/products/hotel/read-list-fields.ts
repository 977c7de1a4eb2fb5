import type { Db } from '#src/database/db.ts'
import type { ListedOrder } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { readListedHotels } from './repository.ts'

/** Reads the hotel-specific fields of list rows, by reference. */
export async function readListFields(db: Db, orders: readonly ListedOrder[], locale: string) {
  const byReference = new Map(orders.map((order) => [order.reference, order]))
  const hotels = await readListedHotels(db, [...byReference.keys()])
  return new Map(
    hotels.map(({ order_reference: reference, name, image_path, room_count, hotel_code, location_code }) => {
      const order = byReference.get(reference)
      const row = {
        hotelName: nameIn(name, locale),
        umrahHotelCode: hotel_code,
        imagePath: image_path,
        locationCode: location_code,
        checkInDate: order?.starts_on,
        checkOutDate: order?.ends_on,
        roomCount: room_count,
      }
      return [reference, row]
    }),
  )
}
