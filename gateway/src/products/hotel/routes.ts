import type { App } from '#src/deps.ts'
import type { HotelDeps } from './deps.ts'
import { cancellationRoutes, reservationRoute } from '#src/orders/routes.ts'
import { orderBody } from '#src/orders/schemas.ts'
import { holdRoutes } from './holds/routes.ts'
import { createHotelProduct } from './hotel-product.ts'
import { HOTEL } from './kind.ts'
import { readSimulatedLossDelayMs } from './lost-response.ts'
import { hotelOrderView, reservationBody } from './schemas.ts'
import { viewHotelOrder } from './view-hotel-order.ts'

export function hotelOrderRoutes(app: App, deps: HotelDeps): void {
  holdRoutes(app, deps)

  reservationRoute(app, deps, createHotelProduct(deps.catalogue), {
    path: '/hotels/b2breservation',
    summary: 'Book the rooms held under a track token and charge the wallet',
    body: reservationBody,
    simulatedLossDelayMs: (booked) => readSimulatedLossDelayMs(deps, booked),
  })

  app.post(
    '/hotels/viewreservation',
    { schema: { summary: 'Get a hotel booking with all details', body: orderBody, response: { 200: hotelOrderView } } },
    ({ agent, body }) => viewHotelOrder(deps, agent, body),
  )

  cancellationRoutes(app, deps, {
    kind: HOTEL,
    quote: '/hotels/cancelreservation',
    body: orderBody,
    confirm: '/hotels/confirmcancelreservation',
  })
}
