import type { JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { BookingGuests } from './guests.ts'
import type { HeldOffer } from './holds/offer.ts'
import type { SpecialRequests } from './special-requests.ts'

/** Columns of hotel orders. */
export interface HotelOrdersTable {
  order_reference: string
  hotel_code: string
  location_code: string
  offer: JSONColumnType<HeldOffer>
  guests: JSONColumnType<BookingGuests>
  special_requests: JSONColumnType<SpecialRequests | null, string | null | undefined>
}

/** Prices that have risen for an agent, for the next availability check of the same stay. */
export interface PriceMovesTable {
  user_sub: string
  hotel_code: string
  check_in: string
  check_out: string
  until: Instant
}

export interface HotelTables {
  hotel_orders: HotelOrdersTable
  price_moves: PriceMovesTable
}
