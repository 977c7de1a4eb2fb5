import type { DocumentedService } from '#src/orders/documented-service.ts'
import { mapLocales } from '#src/locales.ts'
import { leadName } from '#src/orders/lead-traveler.ts'
import { totalOf } from '#src/products/day-service/price.ts'
import { companyLine, dayCount } from './describe-ground.ts'
import type { GroundOrder } from './tables.ts'

/** Returns the content of ground service documents: a line for the package and one for each extra. */
export const documentGroundServices = ({
  offer,
  traveler,
}: GroundOrder): Pick<DocumentedService, 'name' | 'lines' | 'notes'> => ({
  name: offer.package.name,
  lines: [
    {
      name: offer.package.name,
      detail: offer.package.description,
      quantity: offer.pilgrims,
      halalas: totalOf(offer.package.price),
      travelers: [{ name: leadName(traveler), age: null }],
    },
    ...offer.extras.map(({ name, quantity, duration, price }) => ({
      name,
      detail: mapLocales((locale) => dayCount(locale, duration)),
      quantity,
      halalas: totalOf(price),
      travelers: [],
    })),
  ],
  notes: mapLocales((locale) => [companyLine(locale, offer)]),
})
