/** Turns the gateway's rows, one for each company and route, into offers. */
import type { CancellationPolicy, VehicleCategory, VehicleType } from '../__generated__/schema-types.ts'
import { count, field, isObject, list, text, type WireObject } from '../gateway/wire.ts'
import { type NamedCode, readNamed, findName } from '../service-search/named.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { type PriceDetails, readPrice } from '../trade/price.ts'
import type { Suppliers } from '../trade/supplier.ts'
import { imageUrl } from '../values/image-url.ts'
import type { Lookups } from './lookups.ts'
import { limits, type RideInput } from './ride-input.ts'
import { findVehicleCategory, findVehicleType } from './vehicle-kinds.ts'

export type RideService = NamedCode & { price: PriceDetails }

/** Vehicles of one kind offered by a company on a route. */
export type RideOffer = {
  id: string
  /** Supplier name as the gateway spells it, for use in later calls. */
  provider: string
  company: NamedCode | null
  route: NamedCode | null
  vehicleType: VehicleType
  vehicleTypeText: string | null
  category: VehicleCategory
  categoryText: string | null
  imageUrl: string | null
  seats: number | null
  modelFrom: number | null
  modelTo: number | null
  available: number | null
  /** Price of one vehicle. */
  price: PriceDetails
  /** Number of vehicles for all passengers; null if the number of seats is unknown. */
  vehiclesNeeded: number | null
  services: RideService[]
  cancellationPolicy: CancellationPolicy | null
  /** Indexes in the gateway's response: row, type, category. */
  place: readonly [number, number, number]
}

const readYear = (value: unknown): number | null => count(value) || null

function readServices(
  category: unknown,
  provider: string,
  { suppliers, lookups }: { suppliers: Suppliers; lookups: Lookups | null },
): RideService[] {
  return list(field(category, 'additionalServices')).flatMap((service) => {
    const code = text(field(service, 'code'))
    const price = readPrice(suppliers.prices(provider), service)
    if (code === undefined || !price?.isConsistent) return []
    return [{ code, name: text(field(service, 'description')) ?? findName(lookups?.services, code) ?? code, price }]
  })
}

type Reading = { searchId: string; input: RideInput; suppliers: Suppliers; lookups: Lookups | null }

/** Reads the details about vehicles of one kind in a row, offered or booked. */
export function readVehicleDetails(type: unknown, category: unknown, lookups: Lookups | null) {
  const typeCode = text(field(type, 'vehicleTypeCode'))
  const typeText = text(field(type, 'vehicleType')) ?? findName(lookups?.vehicleTypes, typeCode)
  const categoryCode = text(field(category, 'categoryCode'))
  const categoryText = text(field(category, 'categoryName')) ?? findName(lookups?.categories, categoryCode)
  const model = field(category, 'model')
  return {
    vehicleType: findVehicleType(typeText, typeCode),
    vehicleTypeText: typeText ?? null,
    category: findVehicleCategory(categoryText),
    categoryText: categoryText ?? null,
    imageUrl: imageUrl(field(category, 'imagePath') ?? field(type, 'imagePath')) ?? null,
    seats: count(field(category, 'maxPaxCapacity')) || null,
    modelFrom: readYear(field(model, 'from')),
    modelTo: readYear(field(model, 'to')),
  }
}

function readVehicles(
  row: WireObject,
  type: unknown,
  category: unknown,
  { input, suppliers, lookups }: Reading,
): Omit<RideOffer, 'id' | 'place'> | null {
  const provider = text(field(row, 'provider')) ?? text(field(row, 'vendor')) ?? ''
  const price = readPrice(suppliers.prices(provider), category)
  if (!price) return null
  const details = readVehicleDetails(type, category, lookups)
  const { seats } = details
  return {
    ...details,
    provider,
    company: readNamed(row, 'companyCode', 'companyName', lookups?.companies),
    route: readNamed(row, 'routeCode', 'routeName', lookups?.routes),
    available: count(field(category, 'availableQuantity')) ?? null,
    price,
    vehiclesNeeded: input.vehicles ?? (seats === null ? null : Math.ceil(input.passengers / seats)),
    services: readServices(category, provider, { suppliers, lookups }),
    cancellationPolicy: readCancellationPolicy(
      field(category, 'cancellationPolicy') ?? field(type, 'cancellationPolicy') ?? field(row, 'cancellationPolicy'),
    ),
  }
}

/** Returns the vehicle types in a row. Some gateways list types without a row around them. */
export const listVehicleTypes = (row: unknown): unknown[] => list(field(row, 'vehicleTypes') ?? row)

/** Returns the categories of vehicles in a row, each with its type. */
export const listCategories = (row: unknown) =>
  listVehicleTypes(row).flatMap((type) => list(field(type, 'categories')).map((category) => ({ type, category })))

/** Reads the offers in all rows, and counts the vehicles that are unreadable because they have no price. */
export function readRides(
  rows: readonly unknown[],
  reading: Reading,
): { offers: RideOffer[]; unreadableCount: number } {
  const offers: RideOffer[] = []
  let unreadableCount = 0
  for (const [rowIndex, row] of rows.entries()) {
    if (!isObject(row)) {
      unreadableCount += 1
      continue
    }
    for (const [typeIndex, type] of listVehicleTypes(row).entries()) {
      for (const [index, category] of list(field(type, 'categories')).entries()) {
        const offer = readVehicles(row, type, category, reading)
        const place = [rowIndex, typeIndex, index] as const
        if (offer) offers.push({ id: `${reading.searchId}.${offers.length}`, ...offer, place })
        else unreadableCount += 1
      }
    }
  }
  return { offers, unreadableCount }
}

/** Returns the price of the vehicles needed, in halalas; null if their number is unknown. */
export const computeTotal = ({ price, vehiclesNeeded }: RideOffer): number | null =>
  vehiclesNeeded === null ? null : price.total * vehiclesNeeded

/** Whether the needed vehicles have enough seats, are available and are not too many; null if this is unknown. */
export function canCarryAll(
  { seats, available, vehiclesNeeded }: RideOffer,
  { passengers }: RideInput,
): boolean | null {
  if (seats === null || vehiclesNeeded === null) return null
  if (seats * vehiclesNeeded < passengers || vehiclesNeeded > limits.vehicles) return false
  return available === null || vehiclesNeeded <= available
}
