import { field, path, type WireObject } from '../gateway/wire.ts'
import type { BookingKey } from './booking-id.ts'
import { type BookingKinds, kindByTypename, findBookingKind } from './booking-kind.ts'
import type { BookingRow } from './booking-row.ts'
import { readRow } from './read-row.ts'

/** Builds the row of a booking from its view, with the key by which it was requested. */
export function readViewRow(view: WireObject, key: BookingKey, kinds: BookingKinds): BookingRow {
  const kind = kindByTypename(kinds, key.__typename) ?? findBookingKind(kinds, view)
  const fields = kind.toRowFields(view)
  const row = readRow(
    {
      ...view,
      ...fields,
      bookingReferenceNo: key.reference,
      provider: key.provider ?? fields['provider'],
      status: field(view, 'bookingStatus'),
      totalPrice: field(view, 'totalPrice') ?? path(view, 'paymentInfo', 'paidAmount'),
      refundedAmount: path(view, 'paymentInfo', 'refundedAmount'),
      currencyCode: path(view, 'paymentInfo', 'currencyCode'),
    },
    kind,
  )
  // A row is null only without a reference, and the key has one.
  if (row === null) throw new TypeError('a booking key without a reference')
  return { ...row, provider: key.provider }
}

/** Updates a row with the fields of a newer row. Fields that the newer row lacks remain unchanged. */
export function mergeRows<Row extends BookingRow>(row: Row, newer: BookingRow): Row {
  const fields = Object.fromEntries(Object.entries(newer).filter(([, value]) => value !== null))
  return { ...row, ...fields }
}
