import { areCompatible, type BookingKind } from '../../bookings/booking-kind.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { readCount, readDate } from '../../bookings/read-row.ts'
import { readLeadName } from '../../checkout/service-lead.ts'
import { count, field, text, type WireObject } from '../../gateway/wire.ts'
import { imageUrl } from '../../values/image-url.ts'
import { transportCalls } from '../calls.ts'
import { listCategories } from '../read-rides.ts'

/** Row for a booking of a ride. The title is the route's name, and the first day is the day of the ride. */
export type RideBookingRow = BookingRow & {
  companyName: string | null
  imageUrl: string | null
  passengerCount: number | null
  vehicleCount: number | null
}

function readRow(wire: unknown, row: BookingRow): RideBookingRow {
  const readText = (name: string) => text(field(wire, name)) ?? null
  return {
    ...row,
    title: readText('routeName') ?? readText('routeCode'),
    startsOn: readDate(field(wire, 'startDate')),
    companyName: readText('companyName') ?? readText('companyCode'),
    imageUrl: imageUrl(field(wire, 'imagePath')) ?? null,
    passengerCount: readCount(field(wire, 'paxCount')),
    vehicleCount: readCount(field(wire, 'vehicleCount')),
  }
}

/** Adds up a number over all vehicles; null if any of them lacks it. */
function sumVehicles(view: WireObject, name: string): number | null {
  const counts = listCategories(view).map(({ category }) => count(field(category, name)))
  return counts.length === 0 || counts.includes(undefined)
    ? null
    : counts.reduce<number>((sum, vehicleCount) => sum + (vehicleCount ?? 0), 0)
}

function toRowFields(view: WireObject): WireObject {
  const names = ['provider', 'companyName', 'companyCode', 'routeName', 'routeCode', 'startDate']
  return {
    ...Object.fromEntries(names.map((name) => [name, field(view, name)])),
    leadName: readLeadName(view),
    paxCount: sumVehicles(view, 'noOfPax'),
    vehicleCount: sumVehicles(view, 'quantity'),
    imagePath: field(listCategories(view)[0]?.category, 'imagePath'),
  }
}

const isRideRow = (row: BookingRow): row is RideBookingRow => row.__typename === 'TransportBooking'

/** Whether two rows may be the same order. The rows must have the same day. Route and company names depend on the language, so the names are not compared. */
const isSameService = (left: BookingRow, right: BookingRow): boolean =>
  isRideRow(left) &&
  isRideRow(right) &&
  left.startsOn !== null &&
  left.startsOn === right.startsOn &&
  areCompatible(left.passengerCount, right.passengerCount) &&
  areCompatible(left.vehicleCount, right.vehicleCount)

export const transportBookingKind: BookingKind = {
  typename: 'TransportBooking',
  wireType: 2,
  statementProduct: 'TRANSPORT',
  calls: {
    view: transportCalls.view,
    quoteCancellation: transportCalls.quoteCancellation,
    confirmCancellation: transportCalls.confirmCancellation,
    keyBody: ({ provider, reference }, locale) => ({ requestId: reference, provider, cultCode: locale }),
  },
  readRow,
  toRowFields,
  roomNumbers: () => [0],
  isSameService,
}
