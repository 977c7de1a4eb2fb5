import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { BookedGuests } from './guests.ts'
import type { HeldOffer } from './holds/offer.ts'
import type { HoldTables } from './holds/tables.ts'
import type { SpecialRequests } from './special-requests.ts'

/** What only hotel orders have. */
export interface HotelOrdersTable {
  order_reference: string
  /** The hold that became the order; null for orders that were not placed through one. */
  track_token: string | null
  hotel_code: string
  location_code: string
  offer: JSONColumnType<HeldOffer>
  guests: JSONColumnType<BookedGuests>
  special_requests: JSONColumnType<SpecialRequests | null, string | null | undefined>
}

/** Room nights that are held or booked: one row for each room type and night of a hold or an order. */
export interface BookedRoomsTable {
  id: Generated<number>
  hotel_code: string
  room_type: string
  night: string
  quantity: number
  hold_token: string | null
  order_reference: string | null
}

/** The reference suppliers' own record of their orders. */
export interface SupplierOrdersTable {
  order_reference: string
  supplier: string
  supplier_reference: string
  confirms_at: Instant
  cancelled_at: Instant | null
}

export interface HotelTables extends HoldTables {
  hotel_orders: HotelOrdersTable
  booked_rooms: BookedRoomsTable
  supplier_orders: SupplierOrdersTable
}
