import type { Db } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import type { ListedOrder } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import { readGroundOrders } from './repository.ts'

/** What rows of ground services show beside the common fields, by reference. */
export async function listFacts(db: Db, orders: readonly ListedOrder[], language: string) {
  const days = new Map(orders.map(({ reference, starts_on }) => [reference, starts_on]))
  const locale = isLocale(language) ? language : 'en-US'
  const services = await readGroundOrders(db, [...days.keys()])
  return new Map(
    services.map(({ order_reference: reference, offer }) => {
      const row = {
        uoName: nameIn(offer.company.name, locale),
        categoryName: offer.package.name[locale],
        arrivalDate: days.get(reference),
      }
      return [reference, row]
    }),
  )
}
