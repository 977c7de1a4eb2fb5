import type { Context } from '../../context.ts'
import type { ChosenVehicles, PickUp, TransportBookingDetails } from '../../__generated__/schema-types.ts'
import { type DetailsWithoutDocuments, readCommonDetails } from '../../bookings/common-details.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { passportOrNull, readServiceLead } from '../../checkout/service-lead.ts'
import { readCount } from '../../bookings/read-row.ts'
import { field, list, path, text, type WireObject } from '../../gateway/wire.ts'
import { readPrice, toPrice } from '../../trade/price.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { listCategories, readVehicleDetails } from '../read-rides.ts'

function readPickUp(view: WireObject): PickUp | null {
  const readText = (name: string) => text(path(view, 'pickUp', name)) ?? null
  const pickUp = { place: readText('place'), time: readText('time'), flightNumber: readText('flightNumber') }
  return Object.values(pickUp).every((value) => value === null) ? null : pickUp
}

type Shape = ReturnType<Suppliers['prices']>

const readPartPrice = (shape: Shape, source: unknown) => {
  const price = readPrice(shape, source)
  return price && toPrice(price, 0)
}

const readVehicles = (type: unknown, category: unknown, shape: Shape): ChosenVehicles => ({
  ...readVehicleDetails(type, category, null),
  vehicles: readCount(field(category, 'quantity')),
  passengers: readCount(field(category, 'noOfPax')),
  price: readPartPrice(shape, category),
  services: list(field(category, 'additionalServices')).flatMap((service) => {
    const code = text(field(service, 'code'))
    if (code === undefined) return []
    return [{ code, name: text(field(service, 'description')) ?? code, price: readPartPrice(shape, service) }]
  }),
})

/** Reads a booking's details from the gateway's view of the booking and the row made from that view. */
export function readRideDetails(
  view: WireObject,
  row: BookingRow,
  { suppliers, bookingKinds }: Pick<Context, 'suppliers' | 'bookingKinds'>,
): DetailsWithoutDocuments<TransportBookingDetails> {
  const shape = suppliers.prices(row.provider ?? '')
  return {
    ...readCommonDetails(view, row, bookingKinds),
    price: readPartPrice(shape, field(view, 'price')),
    vehicles: listCategories(view).map(({ type, category }) => readVehicles(type, category, shape)),
    passportNumber: passportOrNull(text(path(view, 'travellerDetails', 'details', 'passportNo'))),
    pickUp: readPickUp(view),
    lead: readServiceLead(view),
  }
}
