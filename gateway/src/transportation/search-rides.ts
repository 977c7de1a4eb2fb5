import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import type { WireError } from '#src/errors.ts'
import { wirePolicy } from '#src/orders/wire-policy.ts'
import { readVehiclesLeft, type VehiclesLeft } from '#src/products/transport/stock.ts'
import { askSupplier } from '#src/suppliers/ask-supplier.ts'
import { supplierNames, suppliers } from '#src/suppliers/suppliers.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import type { WireCancellationPolicy } from '#src/suppliers/wire/shapes.ts'
import { riyals } from '#src/values/money.ts'
import { servicePolicy } from '#src/suppliers/day-service/policy.ts'
import { totalOf, wirePrice } from '#src/suppliers/day-service/price.ts'
import { servicePrice, vehiclePrice } from './price.ts'
import type { RideSearch, Transportation, WireCategory } from './schemas.ts'
import {
  byType,
  categoryNames,
  type Company,
  type ExtraService,
  type Route,
  routeName,
  type Vehicle,
  vehicleImage,
} from './transport.ts'

export interface RidesAnswer {
  transportations: Transportation[]
  errors: WireError[]
}

/** The vehicles of each company and route that are left on a day, smallest vehicles first. Suppliers that fail are listed in `errors`. */
export async function searchRides(deps: Deps, agent: Agent, search: RideSearch): Promise<RidesAnswer> {
  const { db, clock, catalogue } = deps
  const { transport } = catalogue
  const left = await readVehiclesLeft(db, search.startDate, clock(), { heldBy: agent.sub })
  const routes = transport.routes.filter(({ code }) => search.routeCode === null || code === search.routeCode)
  const answers = await Promise.all(
    supplierNames
      .filter((name) => transport.companies.some(({ supplier }) => supplier === name))
      .map((name) =>
        askSupplier(suppliers[name], deps, 0, () =>
          transport.companies
            .filter(({ supplier }) => supplier === name)
            .flatMap((company) =>
              routes.flatMap(
                (route) => toTransportation(company, route, search, { left, services: transport.services }) ?? [],
              ),
            ),
        ),
      ),
  )
  const transportations = answers.flatMap((answer) => ('answer' in answer ? answer.answer : []))
  return {
    transportations: transportations.sort((a, b) => smallest(a) - smallest(b)),
    errors: answers.flatMap((answer) => ('error' in answer ? answer.error : [])),
  }
}

const smallest = ({ vehicleTypes: [first] }: Transportation): number => first?.categories[0]?.maxPaxCapacity ?? 0

function toTransportation(
  company: Company,
  route: Route,
  search: RideSearch,
  { left, services }: { left: VehiclesLeft; services: readonly ExtraService[] },
): Transportation | undefined {
  const { cultCode, startDate, quantity } = search
  const vehicles = company.vehicles
    .filter((vehicle) => isWanted(vehicle, search) && left(company, vehicle) > 0)
    .toSorted((a, b) => a.capacity - b.capacity)
  const [first, ...others] = vehicles.map((vehicle) => vehiclePrice(company, vehicle, route, startDate))
  if (!first) return undefined
  const cheapest = Math.min(totalOf(first), ...others.map(totalOf))
  return {
    companyCode: company.code,
    companyName: nameIn(company.name, cultCode),
    routeCode: route.code,
    routeName: routeName(route, cultCode),
    startDate,
    provider: company.supplier,
    vendor: company.supplier,
    vehicleTypes: byType(vehicles, cultCode, (vehicle) =>
      toCategory(company, vehicle, route, search, { left, services }),
    ),
    cancellationPolicy: sharesOf(company, startDate),
    prices: { total: riyals(cheapest * quantity), currencyCode: 'SAR' },
  }
}

const isWanted = (
  { type, category, models }: Vehicle,
  { vehicleTypeCode, categoryCode, modelFrom, modelTo }: RideSearch,
): boolean =>
  (vehicleTypeCode === null || vehicleTypeCode === type) &&
  (categoryCode === null || categoryCode === category) &&
  models.from <= modelTo &&
  models.to >= modelFrom

function toCategory(
  company: Company,
  vehicle: Vehicle,
  route: Route,
  { cultCode, startDate, quantity, noOfPax }: RideSearch,
  { left, services }: { left: VehiclesLeft; services: readonly ExtraService[] },
): WireCategory {
  return {
    categoryCode: vehicle.category,
    categoryName: categoryNames[vehicle.category][cultCode],
    model: { ...vehicle.models },
    availableQuantity: left(company, vehicle),
    maxPaxCapacity: vehicle.capacity,
    imagePath: vehicleImage(vehicle),
    quantity,
    noOfPax,
    ...wirePrice(company.supplier, vehiclePrice(company, vehicle, route, startDate)),
    additionalServices: services.map((service) => ({
      code: service.code,
      description: service.name[cultCode],
      ...wirePrice(company.supplier, servicePrice(service, { quantity, noOfPax })),
    })),
  }
}

/** A company's terms in percent, because the total is not known before vehicles are chosen. */
function sharesOf(company: Company, day: string): WireCancellationPolicy {
  const ofHundred = wirePolicy(servicePolicy(company, day, 100_00))
  return {
    ...ofHundred,
    rules: ofHundred.rules.map(({ charge, ...rule }) => ({
      ...rule,
      charge: { chargeType: 'percentage', chargeValue: charge.chargeAmount, chargeUnit: '%', chargeAmount: 0 },
    })),
  }
}
