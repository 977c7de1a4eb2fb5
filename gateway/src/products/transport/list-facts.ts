import type { Db } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import type { ListedOrder } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import { sum } from '#src/suppliers/money.ts'
import { routeName } from '#src/transportation/transport.ts'
import { readTransportOrders } from './repository.ts'

/** What rows of rides show beside the common fields, by reference. */
export async function listFacts(db: Db, orders: readonly ListedOrder[], language: string) {
  const days = new Map(orders.map(({ reference, starts_on }) => [reference, starts_on]))
  const locale = isLocale(language) ? language : 'en-US'
  const rides = await readTransportOrders(db, [...days.keys()])
  return new Map(
    rides.map(({ order_reference: reference, offer }) => {
      const row = {
        companyName: nameIn(offer.company.name, locale),
        routeCode: offer.route.code,
        routeName: routeName(offer.route, locale),
        startDate: days.get(reference),
        vehicleCount: sum(offer.vehicles.map(({ quantity }) => quantity)),
      }
      return [reference, row]
    }),
  )
}
