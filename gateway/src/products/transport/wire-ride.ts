import type { Locale } from '#src/locales.ts'
import { wirePrice } from '#src/suppliers/day-service/price.ts'
import { byType, categoryNames, vehicleImage } from '#src/transportation/transport.ts'
import type { HeldRide } from './offer.ts'

/** Chosen vehicles by type, in the form of the search; prices are those of one vehicle, of a service those of all its vehicles. */
export const wireVehicles = ({ supplier, vehicles }: HeldRide, locale: Locale) =>
  byType(vehicles, locale, ({ type, category, capacity, models, quantity, noOfPax, price, services }) => ({
    categoryCode: category,
    categoryName: categoryNames[category][locale],
    model: { ...models },
    maxPaxCapacity: capacity,
    imagePath: vehicleImage({ type, category }),
    quantity,
    noOfPax,
    ...wirePrice(supplier, price),
    additionalServices: services.map((service) => ({
      code: service.code,
      description: service.name[locale],
      ...wirePrice(supplier, service.price),
    })),
  }))
