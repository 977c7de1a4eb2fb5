import type { Agent } from '#src/agents/repository.ts'
import type { TransportDeps } from '../deps.ts'
import type { WireError } from '#src/errors.ts'
import { toWirePolicy } from '#src/orders/wire-policy.ts'
import { readVehiclesLeft, type VehiclesLeft } from '../stock.ts'
import { searchCompanies } from '#src/products/day-service/search-companies.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import type { WireCancellationPolicy } from '#src/orders/wire-policy.ts'
import { toRiyals } from '#src/values/money.ts'
import { servicePolicy } from '#src/products/day-service/policy.ts'
import { totalOf } from '#src/products/day-service/price.ts'
import { servicePrice, vehiclePrice } from '../price.ts'
import type { RideSearch, RideRow, WireCategory } from './schemas.ts'
import { groupByType, type Company, type ExtraService, type Route, routeName, type Vehicle } from '../catalogue.ts'
import { toWireCategory } from '../wire-category.ts'

export interface RidesResponse {
  transportations: RideRow[]
  errors: WireError[]
}

/** Searches each company's available vehicles by route, smallest first. Suppliers that fail are listed in `errors`. */
export async function searchRides(deps: TransportDeps, agent: Agent, search: RideSearch): Promise<RidesResponse> {
  const { db, clock, catalogue } = deps
  const vehiclesLeft = await readVehiclesLeft(db, search.startDate, clock(), { exceptAgent: agent.sub })
  const routes = catalogue.routes.filter(({ code }) => search.routeCode === null || code === search.routeCode)
  const { rows: transportations, errors } = await searchCompanies(deps, catalogue.companies, (company) =>
    routes.flatMap((route) => toRideRow(company, route, search, { vehiclesLeft, services: catalogue.services }) ?? []),
  )
  return { transportations: transportations.sort((a, b) => smallestCapacity(a) - smallestCapacity(b)), errors }
}

const smallestCapacity = ({ vehicleTypes: [first] }: RideRow): number => first?.categories[0]?.maxPaxCapacity ?? 0

function toRideRow(
  company: Company,
  route: Route,
  search: RideSearch,
  { vehiclesLeft, services }: { vehiclesLeft: VehiclesLeft; services: readonly ExtraService[] },
): RideRow | undefined {
  const { cultCode, startDate, quantity } = search
  const vehicles = company.vehicles
    .filter((vehicle) => matchesSearch(vehicle, search) && vehiclesLeft(company, vehicle) > 0)
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
    vehicleTypes: groupByType(vehicles, cultCode, (vehicle) =>
      toCategory(company, vehicle, route, search, { vehiclesLeft, services }),
    ),
    cancellationPolicy: toPercentagePolicy(company, startDate),
    prices: { total: toRiyals(cheapest * quantity), currencyCode: 'SAR' },
  }
}

const matchesSearch = (
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
  { vehiclesLeft, services }: { vehiclesLeft: VehiclesLeft; services: readonly ExtraService[] },
): WireCategory {
  return {
    ...toWireCategory(company.supplier, vehicle, cultCode, {
      quantity,
      noOfPax,
      price: vehiclePrice(company, vehicle, route, startDate),
      services: services.map((service) => ({ ...service, price: servicePrice(service, { quantity, noOfPax }) })),
    }),
    availableQuantity: vehiclesLeft(company, vehicle),
  }
}

/** Returns a company's terms in percent, because the total is unknown until vehicles are chosen: for a total of SAR 100, amounts are percentages. */
function toPercentagePolicy(company: Company, day: string): WireCancellationPolicy {
  const policy = toWirePolicy(servicePolicy(company, day, 100_00))
  return {
    ...policy,
    rules: policy.rules.map(({ charge, ...rule }) => ({
      ...rule,
      charge: { chargeType: 'percentage', chargeValue: charge.chargeAmount, chargeUnit: '%', chargeAmount: 0 },
    })),
  }
}
