import type { Locale } from '#src/locales.ts'
import type { Hold } from '#src/orders/holds/tables.ts'
import type { LocalName, SupplierName } from '#src/suppliers/hotel.ts'
import { addPrices, type ServicePrice, timesPrice } from '#src/suppliers/day-service/price.ts'
import { servicePrice, vehiclePrice } from '#src/transportation/price.ts'
import type {
  Category,
  Company,
  Route,
  TransportCatalogue,
  Vehicle,
  VehicleType,
  Words,
} from '#src/transportation/transport.ts'

/** Vehicles of one kind that were chosen. */
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

/** Vehicles of one kind as sold. Names stay as they were when they were sold. */
export interface HeldVehicles {
  readonly type: VehicleType
  readonly category: Category
  readonly capacity: number
  readonly models: Vehicle['models']
  readonly quantity: number
  readonly noOfPax: number
  /** Of one vehicle. */
  readonly price: ServicePrice
  readonly services: readonly { readonly code: string; readonly name: Words; readonly price: ServicePrice }[]
}

/** What a company sells for a ride; it is stored with the hold and the order. */
export interface HeldRide {
  readonly supplier: SupplierName
  readonly company: { readonly code: string; readonly name: LocalName; readonly freeDays: number | null }
  readonly route: Route
  readonly vehicles: readonly HeldVehicles[]
  readonly price: ServicePrice
  readonly cultCode: Locale
}

export type RideHold = Hold<HeldRide, ChosenRide>

/** Why a choice cannot be sold, whatever the stock. */
export type ChoiceProblem = 'not sold' | 'too small' | 'fewer passengers than vehicles' | 'chosen twice'

export interface PricedRide {
  readonly company: Company
  readonly chosen: readonly { readonly vehicle: Vehicle; readonly quantity: number }[]
  readonly offer: HeldRide
}

/** Prices chosen vehicles, or says why they are not for sale. */
export function priceRide(
  { routes, companies, services }: TransportCatalogue,
  choice: ChosenRide,
  cultCode: Locale,
): PricedRide | ChoiceProblem {
  const company = companies.find(
    ({ code, supplier }) => code === choice.companyCode && supplier === choice.provider.toLowerCase(),
  )
  const route = routes.find(({ code }) => code === choice.routeCode)
  if (!company || !route) return 'not sold'
  const chosen: { vehicle: Vehicle; quantity: number }[] = []
  const vehicles: HeldVehicles[] = []
  for (const { type, category, quantity, noOfPax, services: codes } of choice.vehicles) {
    const vehicle = company.vehicles.find((each) => each.type === type && each.category === category)
    const extras = services.filter(({ code }) => codes.includes(code))
    if (!vehicle || extras.length < new Set(codes).size) return 'not sold'
    if (chosen.some((other) => other.vehicle === vehicle)) return 'chosen twice'
    if (noOfPax > vehicle.capacity * quantity) return 'too small'
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
  const price = addPrices(
    vehicles.flatMap((each) => [
      timesPrice(each.price, each.quantity),
      ...each.services.map((service) => service.price),
    ]),
  )
  const { code, name, freeDays } = company
  return {
    company,
    chosen,
    offer: { supplier: company.supplier, company: { code, name, freeDays }, route, vehicles, price, cultCode },
  }
}
