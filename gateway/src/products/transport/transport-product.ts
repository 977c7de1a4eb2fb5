import type { Product } from '#src/orders/product.ts'
import { cancelAtDesk, orderAtDesk } from '#src/orders/supplier-desk/repository.ts'
import { checkTransportOrder, type TransportRequest } from './check-transport-order.ts'
import { describeRide } from './describe-ride.ts'
import { TRANSPORT } from './kind.ts'
import { listFacts } from './list-facts.ts'

/** Rides. Vehicles are held by the availability check. */
export const transportProduct: Product<TransportRequest> = {
  kind: TRANSPORT,
  bookingType: 2,
  operation: 'reserve-transport',
  check: checkTransportOrder,
  order: (deps, order) => orderAtDesk(deps, order),
  cancel: cancelAtDesk,
  listFacts,
  describe: describeRide,
}
