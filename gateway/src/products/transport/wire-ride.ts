import type { Locale } from '#src/locales.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { groupByType, routeName } from './catalogue.ts'
import { toWireCategory } from './wire-category.ts'
import type { RideOffer } from './offer.ts'

/** A ride in the search's format, with the chosen vehicles. Vehicle prices are per vehicle; service prices cover all vehicles. */
export const toWireRide = ({ supplier, company, route, vehicles }: RideOffer, startDate: string, locale: Locale) => ({
  companyCode: company.code,
  companyName: nameIn(company.name, locale),
  routeCode: route.code,
  routeName: routeName(route, locale),
  startDate,
  provider: supplier,
  vehicleTypes: groupByType(vehicles, locale, (held) => toWireCategory(supplier, held, locale, held)),
})
