import { areCompatible, type BookingKind } from '../../bookings/booking-kind.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { readCount, readDate } from '../../bookings/read-row.ts'
import { readLeadName } from '../../checkout/service-lead.ts'
import { field, text, type WireObject } from '../../gateway/wire.ts'
import { groundCalls } from '../calls.ts'
import { listCategories } from '../read-offers.ts'

/** Row for a booking of ground services. The title is the package's name, and the first day is the day of arrival. */
export type GroundBookingRow = BookingRow & {
  companyName: string | null
  pilgrimCount: number | null
}

function readRow(wire: unknown, row: BookingRow): GroundBookingRow {
  const readText = (name: string) => text(field(wire, name)) ?? null
  return {
    ...row,
    title: readText('categoryName') ?? readText('categoryCode'),
    startsOn: readDate(field(wire, 'arrivalDate')),
    companyName: readText('uoName') ?? readText('uoCode'),
    pilgrimCount: readCount(field(wire, 'paxCount')),
  }
}

function toRowFields(view: WireObject): WireObject {
  const [category] = listCategories(view)
  return {
    provider: field(view, 'provider'),
    uoName: field(view, 'uoName'),
    uoCode: field(view, 'uoCode'),
    categoryName: field(category, 'categoryName'),
    categoryCode: field(category, 'categoryCode'),
    arrivalDate: field(category, 'arrivalDate'),
    paxCount: field(category, 'quantity'),
    leadName: readLeadName(view),
  }
}

const isGroundRow = (row: BookingRow): row is GroundBookingRow => row.__typename === 'GroundServiceBooking'

/** Whether two rows may be the same order. The rows must have the same day. Company and package names depend on the language, so the names are not compared. */
const isSameService = (left: BookingRow, right: BookingRow): boolean =>
  isGroundRow(left) &&
  isGroundRow(right) &&
  left.startsOn !== null &&
  left.startsOn === right.startsOn &&
  areCompatible(left.pilgrimCount, right.pilgrimCount)

export const groundBookingKind: BookingKind = {
  typename: 'GroundServiceBooking',
  wireType: 3,
  statementProduct: 'GROUND_SERVICE',
  calls: {
    view: groundCalls.view,
    quoteCancellation: groundCalls.quoteCancellation,
    confirmCancellation: groundCalls.confirmCancellation,
    keyBody: ({ provider, reference }, locale) => ({ requestId: reference, provider, cultCode: locale }),
  },
  readRow,
  toRowFields,
  roomNumbers: () => [0],
  isSameService,
}
