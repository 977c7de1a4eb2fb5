import type { JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { BookingGuests } from './guests.ts'
import type { HeldOffer } from './holds/offer.ts'
import type { SpecialRequests } from './special-requests.ts'

export interface HotelOrdersTable {
  order_reference: string
  hotel_code: string
  location_code: string
  offer: JSONColumnType<HeldOffer>
  guests: JSONColumnType<BookingGuests>
  special_requests: JSONColumnType<SpecialRequests | null, string | null | undefined>
}

/** Stays whose price has risen for an agent. Until `until`, availability checks of the same stay return the risen price. */
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
