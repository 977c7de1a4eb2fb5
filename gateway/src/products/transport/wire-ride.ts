import type { Locale } from '#src/locales.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { groupByType, routeName } from './catalogue.ts'
import { wireCategory } from './wire-category.ts'
import type { HeldRide } from './offer.ts'

/** A ride in the search's format, with the chosen vehicles. Vehicle prices are per vehicle; service prices cover all vehicles. */
export const wireRide = ({ supplier, company, route, vehicles }: HeldRide, startDate: string, locale: Locale) => ({
  companyCode: company.code,
  companyName: nameIn(company.name, locale),
  routeCode: route.code,
  routeName: routeName(route, locale),
  startDate,
  provider: supplier,
  vehicleTypes: groupByType(vehicles, locale, (held) => wireCategory(supplier, held, locale, held)),
})
