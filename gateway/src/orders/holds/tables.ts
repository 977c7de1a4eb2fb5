import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

/** `held` is valid until `expires_at`; `used` means that an order owns the stock; `released` means that the stock was freed. */
export type HoldState = 'held' | 'used' | 'released'

export interface HeldUnit {
  /** Room type of a hotel, kind of vehicle of a transport company, or a pilgrim's place at a ground service company. */
  readonly unit: string
  readonly quantity: number
}

export interface HoldsTable {
  track_token: string
  /** Key of the product in `Products`. */
  kind: string
  user_sub: string
  company_id: string
  supplier: string
  /** Key of the stock, which is locked while units are assigned: the ministry code of a hotel, or a company code. */
  stock: string
  starts_on: string
  /** Null for a one-day service. */
  ends_on: string | null
  units: JSONColumnType<HeldUnit[]>
  total_halalas: number
  /** The offer, in the product's own format. */
  offer: JSONColumnType<object>
  /** The request, in the product's own format, for repricing. */
  request: JSONColumnType<object>
  expires_at: Instant
  state: HoldState
  /** The order that the hold became. */
  order_reference: string | null
}

/** A hold with its offer and request, in the format of the product that wrote them. */
export type Hold<Offer, Request> = Omit<Selectable<HoldsTable>, 'offer' | 'request'> & {
  readonly offer: Offer
  readonly request: Request
}

/** A hold of any product. Only the product knows the types of the hold's offer and request. */
export type AnyHold = Hold<unknown, unknown>

/** Stock that is held or ordered: one row for each unit and day of a hold or an order. */
export interface TakenStockTable {
  id: Generated<number>
  kind: string
  stock: string
  unit: string
  day: string
  quantity: number
  hold_token: string | null
  order_reference: string | null
}

export interface HoldTables {
  holds: HoldsTable
  taken_stock: TakenStockTable
}
