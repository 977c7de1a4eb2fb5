import type { Agent } from '#src/agents/repository.ts'
import type { HotelDeps } from '../deps.ts'
import { ok, refusal } from '#src/errors.ts'
import { priceChosenRooms } from '../supplier/chosen-rooms.ts'
import { createStay } from '../supplier/stay.ts'
import { readRoomsLeft } from '../stock.ts'
import { cancellationEntries, childPolicies, roomPolicies } from '../supplier/wire/policies.ts'
import { findSupplier } from '../supplier/suppliers.ts'
import type { PoliciesRequest } from './schemas.ts'

/** Reads the policies of the chosen rooms: children, house rules, and cancellation at the current price. */
export async function readHotelPolicies(
  { db, clock, settings, catalogue }: HotelDeps,
  agent: Agent,
  request: PoliciesRequest,
) {
  const { checkInDate: checkIn, checkOutDate: checkOut, nationality, subpcc, provider, hotelCode } = request
  const supplier = findSupplier(provider)
  const listedHotel = supplier && catalogue.findListedHotel(supplier, hotelCode)
  const chosenRooms =
    listedHotel &&
    priceChosenRooms(
      { ...request, checkIn, checkOut },
      {
        market: { nationality, subpcc },
        publicUrl: settings.publicUrl,
        catalogue,
        roomsLeft: await readRoomsLeft(db, createStay(checkIn, checkOut), clock(), {
          stock: listedHotel.hotel.code,
          exceptAgent: agent.sub,
        }),
      },
    )
  if (!chosenRooms) return refusal('NOT_AVAILABLE', 'The chosen rooms are no longer available.', {}, { provider })
  const { supplierHotel, rates } = chosenRooms
  return ok({
    provider: chosenRooms.supplier.name,
    code: chosenRooms.supplier.hotelCode(supplierHotel.listing, request.cultCode),
    policies: [
      ...cancellationEntries(checkIn, rates),
      ...childPolicies(supplierHotel.hotel),
      ...roomPolicies(supplierHotel.hotel, request.cultCode),
    ],
    cancellationPolicy: chosenRooms.supplier.cancellationPolicy(rates),
  })
}
