import type { Locale } from '#src/locales.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { groupByType, routeName } from './catalogue.ts'
import { toWireCategory } from './wire-category.ts'
import type { RideOffer } from './offer.ts'

/** Converts a ride with its chosen vehicles to the search's format. Vehicle prices are per vehicle; service prices cover all vehicles. */
export const toWireRide = ({ supplier, company, route, vehicles }: RideOffer, startDate: string, locale: Locale) => ({
  companyCode: company.code,
  companyName: nameIn(company.name, locale),
  routeCode: route.code,
  routeName: routeName(route, locale),
  startDate,
  provider: supplier,
  vehicleTypes: groupByType(vehicles, locale, (vehicle) => toWireCategory(supplier, vehicle, locale, vehicle)),
})
