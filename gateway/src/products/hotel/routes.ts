import type { App, Deps } from '#src/deps.ts'
import { takeFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { cancellationRoutes, placeReservation, replayHeader } from '#src/orders/routes.ts'
import { orderBody, reservationAnswer } from '#src/orders/schemas.ts'
import { holdRoutes } from './holds/routes.ts'
import { createHotelProduct } from './hotel-product.ts'
import { HOTEL } from './kind.ts'
import { lostAnswerMs } from './lost-answer.ts'
import { hotelOrderView, reservationBody } from './schemas.ts'
import { viewHotelOrder } from './view-hotel-order.ts'

export function hotelOrderRoutes(app: App, deps: Deps): void {
  const hotelProduct = createHotelProduct(deps.catalogue)
  holdRoutes(app, deps)

  app.post(
    '/hotels/b2breservation',
    {
      preValidation: takeFingerprint('authCode'),
      schema: {
        summary: 'Book the rooms held under a track token and charge the wallet',
        headers: idempotencyHeader,
        body: reservationBody,
        response: { 200: reservationAnswer },
      },
    },
    async (request, reply) => {
      const booked = await placeReservation(deps, hotelProduct, request, request.body)
      const lostAfter = await lostAnswerMs(deps, booked)
      if (lostAfter > 0) {
        await deps.wait(lostAfter)
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      return reply.headers(replayHeader(booked)).send(booked.envelope)
    },
  )

  app.post(
    '/hotels/viewreservation',
    { schema: { summary: 'One booking with all its facts', body: orderBody, response: { 200: hotelOrderView } } },
    ({ agent, body }) => viewHotelOrder(deps, agent, body),
  )

  cancellationRoutes(app, deps, {
    kind: HOTEL,
    quote: '/hotels/cancelreservation',
    body: orderBody,
    confirm: '/hotels/confirmcancelreservation',
  })
}
