import { createDayService, type ServiceRequest } from '#src/products/day-service/day-service.ts'
import { describeGround } from './describe-ground.ts'
import { documentGround } from './document-ground.ts'
import { GROUND_SERVICE } from './kind.ts'
import type { GroundOrder } from './tables.ts'
import { nameIn } from '#src/suppliers/local-names.ts'

/** Ground services. The availability check holds spots. */
export const groundProduct = createDayService<GroundOrder, ServiceRequest>({
  kind: GROUND_SERVICE,
  bookingType: 3,
  operation: 'reserve-ground-service',
  table: 'ground_orders',
  referencePrefix: 'GRD',
  paxCount: ({ pilgrims }) => pilgrims,
  searchNames: ({ package: sold }) => [sold.name['en-US'], sold.name['ar-SA']],
  listRow: ({ company, package: sold }, arrivalDate, locale) => ({
    uoName: nameIn(company.name, locale),
    categoryName: sold.name[locale],
    arrivalDate,
  }),
  describe: describeGround,
  document: documentGround,
})
