import { createDayService, type ServiceRequest } from '#src/products/day-service/day-service.ts'
import { describeGroundServices } from './describe-ground.ts'
import { documentGroundServices } from './document-ground.ts'
import { GROUND_SERVICE } from './kind.ts'
import type { GroundOrder } from './tables.ts'
import { nameIn } from '#src/suppliers/local-names.ts'

/** The product for ground services. The availability check holds places. */
export const groundProduct = createDayService<GroundOrder, ServiceRequest>({
  kind: GROUND_SERVICE,
  bookingType: 3,
  operation: 'reserve-ground-service',
  table: 'ground_orders',
  referencePrefix: 'GRD',
  paxCount: ({ pilgrims }) => pilgrims,
  searchNames: ({ package: bookedPackage }) => [bookedPackage.name['en-US'], bookedPackage.name['ar-SA']],
  listRow: ({ company, package: bookedPackage }, arrivalDate, locale) => ({
    uoName: nameIn(company.name, locale),
    categoryName: bookedPackage.name[locale],
    arrivalDate,
  }),
  describe: describeGroundServices,
  document: documentGroundServices,
})
