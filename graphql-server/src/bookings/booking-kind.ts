import type { MovementProduct } from '../__generated__/schema-types.ts'
import { field, integer, type WireObject } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { MoneyCall, OptionalCall, ReadCall } from '../gateway/calls.ts'
import type { BookingKey } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'

/** The calls about one booking. */
export type BookingCalls = {
  view: ReadCall
  quoteCancellation: OptionalCall
  confirmCancellation: MoneyCall
  /** Names a booking in the first two. */
  key(booking: BookingKey, locale: Locale): WireObject
}

/** What a product adds to the bookings engine. `products.ts` lists the products. */
export type BookingKind = {
  /** The product's type in the schema. */
  typename: string
  /** `bookingType` of the product's rows. */
  wireType: number
  /** The product in the statement of a wallet. */
  statementProduct: MovementProduct
  calls: BookingCalls
  /** Adds the product's facts to a row of the list. */
  readRow(wire: unknown, row: BookingRow): BookingRow
  /** The product's facts of a view, under the names they have in the list. */
  listFacts(view: WireObject): WireObject
  /** The gateway's numbers of the rooms in a view, in the order of the booking's details; one for what has no rooms. */
  roomNumbers(view: WireObject): readonly number[]
  /** Whether two rows are about the same thing, as far as both say: the same place and dates. */
  isSameOrder(left: BookingRow, right: BookingRow): boolean
}

/** Whether a fact of two rows can be that of one booking: it is the same, or one row does not state it. */
export const agree = (left: unknown, right: unknown): boolean => left == null || right == null || left === right

export type BookingKinds = readonly [BookingKind, ...BookingKind[]]

/** The kind of a row or view; the first one when the gateway does not say, or says something new. */
export const kindOf = (kinds: BookingKinds, wire: unknown): BookingKind => {
  const wireType = integer(field(wire, 'bookingType'))
  return kinds.find((kind) => kind.wireType === wireType) ?? kinds[0]
}

export const kindByTypename = (kinds: BookingKinds, typename: string): BookingKind | undefined =>
  kinds.find((kind) => kind.typename === typename)
