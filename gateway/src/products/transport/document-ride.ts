import type { DocumentedLine, DocumentedService } from '#src/orders/documented-service.ts'
import { mapLocales } from '#src/locales.ts'
import { leadName } from '#src/orders/lead-traveler.ts'
import { multiplyPrice, totalOf } from '#src/products/day-service/price.ts'
import { categoryNames, routeName, vehicleTypeNames } from './catalogue.ts'
import { passengerCount, rideLines } from './describe-ride.ts'
import type { TransportOrder } from './tables.ts'

/** Returns the content of ride documents: a line for each kind of vehicle and each service. */
export function documentRide({
  offer,
  traveler,
  pick_up: pickUp,
}: TransportOrder): Pick<DocumentedService, 'name' | 'lines' | 'notes'> {
  const lead = { name: leadName(traveler), age: null }
  return {
    name: mapLocales((locale) => routeName(offer.route, locale)),
    lines: offer.vehicles.flatMap(({ type, category, quantity, noOfPax, price, services }, index) => [
      {
        name: mapLocales((locale) => `${vehicleTypeNames[type][locale]} · ${categoryNames[category][locale]}`),
        detail: mapLocales((locale) => passengerCount(locale, noOfPax)),
        quantity,
        halalas: totalOf(multiplyPrice(price, quantity)),
        travelers: index === 0 ? [lead] : [],
      },
      ...services.map((service): DocumentedLine => ({
        name: service.name,
        detail: null,
        quantity: 1,
        halalas: totalOf(service.price),
        travelers: [],
      })),
    ]),
    notes: mapLocales((locale) => rideLines(locale, offer, pickUp)),
  }
}
