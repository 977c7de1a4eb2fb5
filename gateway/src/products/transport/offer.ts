import type { Locale } from '#src/locales.ts'
import { findCompany, sellerFields, type ServiceOffer } from '#src/products/day-service/company.ts'
import { addPrices, type ServicePrice, multiplyPrice } from '#src/products/day-service/price.ts'
import { servicePrice, vehiclePrice } from './price.ts'
import { type Company, type Route, type TransportCatalogue, vehicleStockKey, type Vehicle } from './catalogue.ts'
import type { PricedVehicles } from './wire-category.ts'

/** Chosen vehicles of one kind. */
export interface ChosenVehicles {
  readonly type: string
  readonly category: string
  readonly quantity: number
  readonly noOfPax: number
  readonly services: readonly string[]
}

export interface ChosenRide {
  readonly provider: string
  readonly companyCode: string
  readonly routeCode: string
  readonly startDate: string
  readonly vehicles: readonly ChosenVehicles[]
}

/** Offered vehicles of one kind, stored with their names at the time of sale. */
export type OfferedVehicles = Omit<Vehicle, 'fleet'> & PricedVehicles

export interface RideOffer extends ServiceOffer {
  readonly route: Route
  readonly vehicles: readonly OfferedVehicles[]
  readonly cultCode: Locale
}

/** Why a choice cannot be sold, regardless of stock. */
export type ChoiceProblem = 'not available' | 'too few seats' | 'fewer passengers than vehicles' | 'same kind twice'

export interface PricedRide {
  readonly company: Company
  readonly chosen: readonly { readonly vehicle: Vehicle; readonly quantity: number }[]
  readonly offer: RideOffer
}

/** Returns the units to hold for chosen vehicles. */
export const unitsToHold = (chosen: PricedRide['chosen']) =>
  chosen.map(({ vehicle, quantity }) => ({ unit: vehicleStockKey(vehicle), quantity }))

/** Returns the price of vehicles with their services. */
export const addVehiclePrices = (vehicles: readonly OfferedVehicles[]): ServicePrice =>
  addPrices(
    vehicles.flatMap(({ price, quantity, services }) => [
      multiplyPrice(price, quantity),
      ...services.map((service) => service.price),
    ]),
  )

/** Prices chosen vehicles, or returns the reason why they cannot be sold. */
export function priceRide(
  { routes, companies, services }: TransportCatalogue,
  choice: ChosenRide,
  cultCode: Locale,
): PricedRide | ChoiceProblem {
  const company = findCompany(companies, { code: choice.companyCode, provider: choice.provider })
  const route = routes.find(({ code }) => code === choice.routeCode)
  if (!company || !route) return 'not available'
  const chosen: { vehicle: Vehicle; quantity: number }[] = []
  const vehicles: OfferedVehicles[] = []
  for (const { type, category, quantity, noOfPax, services: codes } of choice.vehicles) {
    const vehicle = company.vehicles.find((each) => each.type === type && each.category === category)
    const extras = services.filter(({ code }) => codes.includes(code))
    if (!vehicle || extras.length < new Set(codes).size) return 'not available'
    if (chosen.some((other) => other.vehicle === vehicle)) return 'same kind twice'
    if (noOfPax > vehicle.capacity * quantity) return 'too few seats'
    if (noOfPax < quantity) return 'fewer passengers than vehicles'
    chosen.push({ vehicle, quantity })
    vehicles.push({
      type: vehicle.type,
      category: vehicle.category,
      capacity: vehicle.capacity,
      models: vehicle.models,
      quantity,
      noOfPax,
      price: vehiclePrice(company, vehicle, route, choice.startDate),
      services: extras.map((extra) => ({
        code: extra.code,
        name: extra.name,
        price: servicePrice(extra, { quantity, noOfPax }),
      })),
    })
  }
  const price = addVehiclePrices(vehicles)
  return { company, chosen, offer: { ...sellerFields(company), route, vehicles, price, cultCode } }
}
