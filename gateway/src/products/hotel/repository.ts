import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { HeldOffer } from './holds/offer.ts'
import type { HotelOrdersTable, SupplierOrdersTable } from './tables.ts'

export type HotelOrder = Selectable<HotelOrdersTable>

export const insertHotelOrder = (trx: Trx, order: Insertable<HotelOrdersTable>) =>
  trx.insertInto('hotel_orders').values(order).execute()

export const readHotelOrder = (db: Db, reference: string): Promise<HotelOrder> =>
  db.selectFrom('hotel_orders').selectAll().where('order_reference', '=', reference).executeTakeFirstOrThrow()

/** What a list shows of hotels. Offers and guests are tens of kilobytes, so they stay in the database. */
export const readListedHotels = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('hotel_orders')
    .select(['order_reference', 'hotel_code', 'location_code'])
    .select(sql<HeldOffer['name']>`offer -> 'name'`.as('name'))
    .select(sql<string | null>`offer ->> 'imagePath'`.as('image_path'))
    .select(sql<number>`jsonb_array_length(offer -> 'rooms')`.as('room_count'))
    .where('order_reference', 'in', references)
    .execute()

/** Reference of the order that a hold became. */
export const findReferenceOfHold = (db: Db, trackToken: string) =>
  db
    .selectFrom('hotel_orders')
    .select('order_reference')
    .where('track_token', '=', trackToken)
    .executeTakeFirstOrThrow()

/** Deletes the room nights of an order, so that they can be sold again. */
export const freeRooms = (trx: Trx, reference: string) =>
  trx.deleteFrom('booked_rooms').where('order_reference', '=', reference).execute()

/** Room nights in a time span that are held or booked, by hotel, room type and night. */
export const takenRooms = (
  db: Db,
  { from, to, now, hotelCode, heldBy }: { from: string; to: string; now: Date; hotelCode: string; heldBy: string },
) =>
  db
    .selectFrom('booked_rooms')
    .leftJoin('holds', 'holds.track_token', 'booked_rooms.hold_token')
    .select(['booked_rooms.hotel_code', 'booked_rooms.room_type', 'booked_rooms.night'])
    .select(sql<number>`sum(booked_rooms.quantity)::int`.as('taken'))
    .where('night', '>=', from)
    .where('night', '<', to)
    .$if(hotelCode !== '', (query) => query.where('booked_rooms.hotel_code', '=', hotelCode))
    .where((eb) =>
      eb.or([
        eb('order_reference', 'is not', null),
        // An expired hold frees its rooms by itself.
        eb.and([eb('holds.state', '=', 'held'), eb('holds.expires_at', '>', now), eb('holds.user_sub', '!=', heldBy)]),
      ]),
    )
    .groupBy(['booked_rooms.hotel_code', 'booked_rooms.room_type', 'booked_rooms.night'])
    .execute()

/** Writes an order into a supplier's own book, unless it is there, and returns what is there. */
export async function writeSupplierOrder(db: Db, order: Insertable<SupplierOrdersTable>) {
  await db
    .insertInto('supplier_orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_reference').doNothing())
    .execute()
  return db
    .selectFrom('supplier_orders')
    .select(['supplier_reference', 'confirms_at'])
    .where('order_reference', '=', order.order_reference)
    .executeTakeFirstOrThrow()
}

/** Marks an order in a supplier's book as cancelled; the first time counts. */
export const cancelSupplierOrder = (db: Db, reference: string, now: Date) =>
  db
    .updateTable('supplier_orders')
    .set({ cancelled_at: now })
    .where('order_reference', '=', reference)
    .where('cancelled_at', 'is', null)
    .execute()
