import { createDayService, type ServiceRequest } from '#src/products/day-service/day-service.ts'
import { sum } from '#src/values/shares.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { routeName, vehicleImage } from './catalogue.ts'
import { describeRide } from './describe-ride.ts'
import { documentRide } from './document-ride.ts'
import { TRANSPORT } from './kind.ts'
import type { PickUp } from './pick-up.ts'
import { rideRepricing } from './repricing.ts'
import type { TransportOrder } from './tables.ts'

type TransportRequest = ServiceRequest & { readonly requestObject: { readonly pickUp: PickUp | null } }

/** The product for rides. The availability check holds the vehicles. */
export const transportProduct = createDayService<TransportOrder, TransportRequest>({
  kind: TRANSPORT,
  bookingType: 2,
  operation: 'reserve-transport',
  table: 'transport_orders',
  repricing: rideRepricing,
  referencePrefix: 'TRN',
  paxCount: ({ vehicles }) => sum(vehicles.map(({ noOfPax }) => noOfPax)),
  searchNames: ({ route }) => [routeName(route, 'en-US'), routeName(route, 'ar-SA')],
  startTime: ({ requestObject }) => requestObject.pickUp?.time ?? null,
  columns: ({ requestObject: { pickUp } }) => ({ pick_up: pickUp && JSON.stringify(pickUp) }),
  listRow: ({ company, route, vehicles }, startDate, locale) => ({
    companyName: nameIn(company.name, locale),
    routeCode: route.code,
    routeName: routeName(route, locale),
    startDate,
    imagePath: vehicles[0] ? vehicleImage(vehicles[0]) : null,
    vehicleCount: sum(vehicles.map(({ quantity }) => quantity)),
  }),
  describe: describeRide,
  document: documentRide,
})
