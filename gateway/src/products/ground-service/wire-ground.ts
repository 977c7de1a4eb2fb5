import type { Locale } from '#src/locales.ts'
import { toWirePolicy } from '#src/orders/wire-policy.ts'
import { servicePolicy } from '#src/products/day-service/policy.ts'
import { type ServicePrice, totalOf, toWirePrice } from '#src/products/day-service/price.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import type { GroundServiceOffer } from './catalogue.ts'
import type { WireGroundService } from './search/schemas.ts'

/** Converts a package with extras to the search's format, with the cancellation terms for `price`. */
export const toWireGroundService = (
  { supplier, company, package: groundPackage, pilgrims, extras }: GroundServiceOffer,
  arrivalDate: string,
  locale: Locale,
  price: ServicePrice,
): WireGroundService => ({
  uoCode: company.code,
  uoName: nameIn(company.name, locale),
  provider: supplier,
  vendor: supplier,
  category: {
    categoryCode: groundPackage.code,
    categoryName: groundPackage.name[locale],
    description: groundPackage.description[locale],
    arrivalDate,
    quantity: pilgrims,
    ...toWirePrice(supplier, groundPackage.price),
  },
  additionalServices: extras.map((extra) => ({
    code: extra.code,
    description: extra.name[locale],
    quantity: extra.quantity,
    duration: extra.duration,
    ...toWirePrice(supplier, extra.price),
  })),
  cancellationPolicy: toWirePolicy(servicePolicy(company, arrivalDate, totalOf(price))),
})
