/** Checks whether the chosen vehicles can be booked together. */
import type { ChosenVehiclesInput } from '../../__generated__/schema-types.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import { field, list, text, type WireObject, withField, withoutFields } from '../../gateway/wire.ts'
import { type PriceDetails, addPrices } from '../../trade/price.ts'
import { type RideOffer, listVehicleTypes } from '../read-rides.ts'
import { limits } from '../ride-input.ts'
import type { CachedRides } from '../ride-search.ts'

/** Vehicles of one offer, with the services chosen for them. */
export type VehicleChoice = { offer: RideOffer; vehicles: number; passengers: number }

const groupKey = ({ provider, place: [row] }: RideOffer) => JSON.stringify([provider, row])

function checkLine(
  { vehicles, passengers, services = [] }: ChosenVehiclesInput,
  offer: RideOffer,
  path: string,
): FieldError[] {
  const serviceCodes = new Set(offer.services.map(({ code }) => code))
  if (!services.every((code) => serviceCodes.has(code)))
    return [{ path: `${path}.services`, code: 'VEHICLES_MISMATCH' }]
  if (vehicles < 1) return [{ path: `${path}.vehicles`, code: 'FIELD_INVALID', variant: 'vehicles' }]
  if (!offer.price.isConsistent) return [{ path: `${path}.offerId`, code: 'PRICE_INCONSISTENT' }]
  if (vehicles > (offer.available ?? limits.vehicles)) {
    return [{ path: `${path}.vehicles`, code: 'NOT_ENOUGH_VEHICLES' }]
  }
  const hasSeatForEach = passengers >= vehicles && passengers <= vehicles * (offer.seats ?? limits.passengers)
  return hasSeatForEach ? [] : [{ path: `${path}.passengers`, code: 'SEATS_MISMATCH' }]
}

const sumLines = (lines: readonly VehicleChoice[], count: 'vehicles' | 'passengers') =>
  lines.reduce((sum, line) => sum + line[count], 0)

/** Returns the errors of vehicles that are valid individually but cannot be booked together. */
function checkCombination(chosen: readonly VehicleChoice[], { input }: CachedRides): FieldError[] {
  const groups = new Set(chosen.map(({ offer }) => groupKey(offer)))
  const offers = new Set(chosen.map(({ offer }) => offer.id))
  const path = 'vehicles'
  if (groups.size !== 1 || offers.size < chosen.length || sumLines(chosen, 'vehicles') > limits.vehicles) {
    return [{ path, code: 'VEHICLES_MISMATCH' }]
  }
  return sumLines(chosen, 'passengers') === input.passengers ? [] : [{ path, code: 'SEATS_MISMATCH' }]
}

const comparePlaces = ({ offer: { place: a } }: VehicleChoice, { offer: { place: b } }: VehicleChoice) =>
  a[1] - b[1] || a[2] - b[2]

/** Returns the chosen vehicles in the order of the supplier's row, or all errors that prevent booking them together. */
export function chooseVehicles(
  search: CachedRides,
  input: readonly ChosenVehiclesInput[],
): { chosen: VehicleChoice[] } | { errors: FieldError[] } {
  const errors: FieldError[] = []
  const chosen: VehicleChoice[] = []
  input.forEach((line, index) => {
    const path = `vehicles.${index}`
    const offer = search.offers.find(({ id }) => id === line.offerId)
    if (!offer) {
      errors.push({ path: `${path}.offerId`, code: 'VEHICLES_MISMATCH' })
      return
    }
    errors.push(...checkLine(line, offer, path))
    const services = offer.services.filter(({ code }) => line.services?.includes(code))
    chosen.push({ offer: { ...offer, services }, vehicles: line.vehicles, passengers: line.passengers })
  })
  if (errors.length === 0) errors.push(...checkCombination(chosen, search))
  return errors.length > 0 ? { errors } : { chosen: chosen.toSorted(comparePlaces) }
}

/** Adds up the prices of vehicles and their services; null if there are none. */
export const addVehiclePrices = (chosen: readonly VehicleChoice[]): PriceDetails | null =>
  addPrices(
    chosen.flatMap(({ offer: { price, services }, vehicles }) => [
      ...Array.from({ length: vehicles }, () => price),
      ...services.map((service) => service.price),
    ]),
  )

/** Returns the supplier's category, reduced to the chosen vehicles and services. */
function toChosenCategory(category: unknown, { offer, vehicles, passengers }: VehicleChoice): WireObject {
  const codes = new Set(offer.services.map(({ code }) => code))
  const services = list(field(category, 'additionalServices')).filter((service) =>
    codes.has(text(field(service, 'code')) ?? ''),
  )
  const wireCategory = withoutFields(category, 'availableQuantity', 'maxPaxCapacity', 'quantity', 'noOfPax')
  return { ...withField(wireCategory, 'additionalServices', services), quantity: vehicles, noOfPax: passengers }
}

/** Returns the supplier's row with only the chosen vehicles. */
export function toChosenRow(rows: readonly unknown[], chosen: readonly VehicleChoice[]): WireObject {
  const row = rows[chosen[0]?.offer.place[0] ?? -1]
  const vehicleTypes = listVehicleTypes(row).flatMap((type, typeIndex) => {
    const categories = list(field(type, 'categories')).flatMap((category, index) =>
      chosen
        .filter(({ offer }) => offer.place[1] === typeIndex && offer.place[2] === index)
        .map((line) => toChosenCategory(category, line)),
    )
    return categories.length > 0 ? [withField(type, 'categories', categories)] : []
  })
  return withField(row, 'vehicleTypes', vehicleTypes)
}
