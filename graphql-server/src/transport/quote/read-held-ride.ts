/** Reads a company's offer from an availability response. All figures come from the response, not from the search. */
import { type HeldFigures, type HeldPart, readHeldFigures } from '../../checkout/held-figures.ts'
import { count, field, text, type WireObject } from '../../gateway/wire.ts'
import { restoreName } from '../../service-search/named.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { type RideOffer, listCategories, readRides } from '../read-rides.ts'
import { type VehicleChoice, addVehiclePrices } from './choose-vehicles.ts'
import type { HeldVehicles, RideRequest } from './ride-quote.ts'

const codeKey = ({ type, category }: { type: unknown; category: unknown }) =>
  JSON.stringify([text(field(type, 'vehicleTypeCode')) ?? null, text(field(category, 'categoryCode')) ?? null])

const hasServices = (held: RideOffer, { offer }: VehicleChoice) => {
  const codes = new Set(held.services.map(({ code }) => code))
  return held.services.length === offer.services.length && offer.services.every(({ code }) => codes.has(code))
}

const isSameIfPresent = (value: unknown, chosen: number) => (count(value) ?? chosen) === chosen

/** Merges the response's details of one choice into the details from the search. */
function mergeHeld(line: VehicleChoice, held: RideOffer): VehicleChoice {
  const { offer } = line
  return {
    ...line,
    offer: {
      ...offer,
      company: held.company ? restoreName(held.company, [offer.company]) : offer.company,
      route: held.route ? restoreName(held.route, [offer.route]) : offer.route,
      vehicleTypeText: held.vehicleTypeText ?? offer.vehicleTypeText,
      categoryText: held.categoryText ?? offer.categoryText,
      seats: held.seats ?? offer.seats,
      price: held.price,
      services: held.services.map((service) => restoreName(service, offer.services)),
      cancellationPolicy: held.cancellationPolicy ?? offer.cancellationPolicy,
    },
  }
}

/** Returns the chosen vehicles with the figures from the response; null unless the response contains exactly these vehicles. */
function readChosenVehicles(
  response: WireObject,
  { row, input, chosen }: RideRequest,
  suppliers: Suppliers,
): VehicleChoice[] | null {
  const { offers, unreadableCount } = readRides([response], { searchId: '', input, suppliers, lookups: null })
  const requested = listCategories(row)
  const returned = listCategories(response)
  if (unreadableCount > 0 || offers.length !== chosen.length || returned.length !== requested.length) return null
  const lines = requested.map((requestedCategory, index) => {
    const place = returned.findIndex((candidate) => codeKey(candidate) === codeKey(requestedCategory))
    const line = chosen[index]
    const held = offers[place]
    const category = returned[place]?.category
    if (!line || !held || !hasServices(held, line)) return null
    const isSame =
      isSameIfPresent(field(category, 'quantity'), line.vehicles) &&
      isSameIfPresent(field(category, 'noOfPax'), line.passengers)
    return isSame ? mergeHeld(line, held) : null
  })
  return lines.every((line) => line !== null) ? lines : null
}

/** Returns the price of a choice, services included, and its cancellation terms. Empty if there is no price. */
function toPart(line: VehicleChoice): HeldPart[] {
  const price = addVehiclePrices([line])
  return price ? [{ price, cancellationPolicy: line.offer.cancellationPolicy }] : []
}

/** Reads an availability response; null when its vehicles or figures are inconsistent. */
export function readHeldRide(
  response: WireObject,
  request: RideRequest,
  suppliers: Suppliers,
): (HeldFigures & HeldVehicles) | null {
  const chosen = readChosenVehicles(response, request, suppliers)
  const { provider } = request
  const figures = chosen && readHeldFigures(response, chosen.flatMap(toPart), { provider, suppliers })
  return figures && { ...figures, chosen }
}
