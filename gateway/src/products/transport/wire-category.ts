import type { Locale, LocalizedText } from '#src/locales.ts'
import { type ServicePrice, toWirePrice } from '#src/products/day-service/price.ts'
import type { SupplierName } from '#src/supplier-names.ts'
import { categoryNames, type Vehicle, vehicleImage } from './catalogue.ts'

/** Requested or booked vehicles of one kind with their prices. */
export interface PricedVehicles {
  readonly quantity: number
  readonly noOfPax: number
  /** Price of one vehicle. */
  readonly price: ServicePrice
  /** Services, each priced for all vehicles and their passengers. */
  readonly services: readonly { readonly code: string; readonly name: LocalizedText; readonly price: ServicePrice }[]
}

/** Converts vehicles of one kind to the supplier's format. */
export const toWireCategory = (
  supplier: SupplierName,
  vehicle: Omit<Vehicle, 'fleet'>,
  locale: Locale,
  { quantity, noOfPax, price, services }: PricedVehicles,
) => ({
  categoryCode: vehicle.category,
  categoryName: categoryNames[vehicle.category][locale],
  model: { ...vehicle.models },
  maxPaxCapacity: vehicle.capacity,
  imagePath: vehicleImage(vehicle),
  quantity,
  noOfPax,
  ...toWirePrice(supplier, price),
  additionalServices: services.map((service) => ({
    code: service.code,
    description: service.name[locale],
    ...toWirePrice(supplier, service.price),
  })),
})
