import type { Locale } from '#src/locales.ts'
import { toWirePolicy } from '#src/orders/wire-policy.ts'
import { servicePolicy } from '#src/products/day-service/policy.ts'
import { type ServicePrice, totalOf, wirePrice } from '#src/products/day-service/price.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import type { HeldGround } from './catalogue.ts'
import type { WireGroundService } from './search/schemas.ts'

/** A package with extras in the search's format, with the cancellation terms for `price`. */
export const wireGround = (
  { supplier, company, package: sold, pilgrims, extras }: HeldGround,
  arrivalDate: string,
  locale: Locale,
  price: ServicePrice,
): WireGroundService => ({
  uoCode: company.code,
  uoName: nameIn(company.name, locale),
  provider: supplier,
  vendor: supplier,
  category: {
    categoryCode: sold.code,
    categoryName: sold.name[locale],
    description: sold.description[locale],
    arrivalDate,
    quantity: pilgrims,
    ...wirePrice(supplier, sold.price),
  },
  additionalServices: extras.map((extra) => ({
    code: extra.code,
    description: extra.name[locale],
    quantity: extra.quantity,
    duration: extra.duration,
    ...wirePrice(supplier, extra.price),
  })),
  cancellationPolicy: toWirePolicy(servicePolicy(company, arrivalDate, totalOf(price))),
})
