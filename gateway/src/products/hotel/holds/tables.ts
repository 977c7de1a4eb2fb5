import type { JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { HeldOffer, HeldRequest } from './offer.ts'

/** `held` is valid until `expires_at`; `used` became an order, which owns the rooms; `released` freed them. */
export type HoldState = 'held' | 'used' | 'released'

export interface HoldsTable {
  track_token: string
  user_sub: string
  company_id: string
  supplier: string
  /** The ministry's code, not the supplier's. */
  hotel_code: string
  check_in: string
  check_out: string
  rooms: JSONColumnType<{ roomType: string; quantity: number }[]>
  total_halalas: number
  offer: JSONColumnType<HeldOffer>
  request: JSONColumnType<HeldRequest>
  expires_at: Instant
  state: HoldState
}

/** Prices that have risen for one agent, for the next availability check of the same stay. */
export interface PriceMovesTable {
  user_sub: string
  hotel_code: string
  check_in: string
  check_out: string
  until: Instant
}

export interface HoldTables {
  holds: HoldsTable
  price_moves: PriceMovesTable
}
