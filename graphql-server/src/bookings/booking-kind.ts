import type { MovementProduct } from '../__generated__/schema-types.ts'
import { field, integer, type WireObject } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { MoneyCall, OptionalCall, ReadCall } from '../gateway/calls.ts'
import type { BookingKey } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'

/** Gateway calls for one booking. */
export type BookingCalls = {
  view: ReadCall
  quoteCancellation: OptionalCall
  confirmCancellation: MoneyCall
  /** Body that identifies a booking in the `view` and `quoteCancellation` calls. */
  keyBody(booking: BookingKey, locale: Locale): WireObject
}

/** Product-specific part of the bookings engine. `products.ts` lists the products. */
export type BookingKind = {
  /** The product's type in the schema. */
  typename: string
  /** `bookingType` of the product's rows. */
  wireType: number
  /** Name of the product in a wallet statement. */
  statementProduct: MovementProduct
  calls: BookingCalls
  /** Adds the product's fields to a list row. */
  readRow(wire: unknown, row: BookingRow): BookingRow
  /** Returns the product's fields from a view, under the names they have in list rows. */
  toRowFields(view: WireObject): WireObject
  /** Returns the gateway's room numbers in a view, in the order of the booking's details. Products without rooms have a single number. */
  roomNumbers(view: WireObject): readonly number[]
  /** Whether two rows describe the same service. Compares place and dates if both rows have them. */
  isSameService(left: BookingRow, right: BookingRow): boolean
}

/** Whether two values of a field are compatible: equal, or one is missing. */
export const areCompatible = (left: unknown, right: unknown): boolean => left == null || right == null || left === right

export type BookingKinds = readonly [BookingKind, ...BookingKind[]]

/** Returns the kind of the booking in a row or view; the first kind if `bookingType` is missing or unknown. */
export const findBookingKind = (kinds: BookingKinds, wire: unknown): BookingKind => {
  const wireType = integer(field(wire, 'bookingType'))
  return kinds.find((kind) => kind.wireType === wireType) ?? kinds[0]
}

export const kindByTypename = (kinds: BookingKinds, typename: string): BookingKind | undefined =>
  kinds.find((kind) => kind.typename === typename)
