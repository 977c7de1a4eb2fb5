import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { BookingGuests } from './guests.ts'
import type { HeldOffer } from './holds/offer.ts'
import type { HotelOrdersTable } from './tables.ts'

export type HotelOrder = Selectable<HotelOrdersTable>

export const insertHotelOrder = (trx: Trx, order: Insertable<HotelOrdersTable>) =>
  trx.insertInto('hotel_orders').values(order).execute()

export const readHotelOrder = (db: Db, reference: string): Promise<HotelOrder> =>
  db.selectFrom('hotel_orders').selectAll().where('order_reference', '=', reference).executeTakeFirstOrThrow()

/** Writes the columns of a changed stay. */
export const updateHotelOrder = async (
  trx: Trx,
  reference: string,
  { offer, guests }: { offer: HeldOffer; guests: BookingGuests },
): Promise<void> => {
  await trx
    .updateTable('hotel_orders')
    .set({ offer: JSON.stringify(offer), guests: JSON.stringify(guests) })
    .where('order_reference', '=', reference)
    .execute()
}

/** Reads the hotel fields of lists, without the offers and guests, which can take tens of kilobytes per order. */
export const readListedHotels = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('hotel_orders')
    .select(['order_reference', 'hotel_code', 'location_code'])
    .select(sql<HeldOffer['name']>`offer -> 'name'`.as('name'))
    .select(sql<string | null>`offer ->> 'imagePath'`.as('image_path'))
    .select(sql<number>`jsonb_array_length(offer -> 'rooms')`.as('room_count'))
    .where('order_reference', 'in', references)
    .execute()
