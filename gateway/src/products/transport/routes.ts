import type { App, Deps } from '#src/deps.ts'
import { takeFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { cancellationRoutes, placeReservation, replayHeader } from '#src/orders/routes.ts'
import { requestBody, reservationAnswer } from '#src/orders/schemas.ts'
import { checkAvailability } from './check-availability.ts'
import { TRANSPORT } from './kind.ts'
import { availabilityAnswer, availabilityBody, reservationBody, transportOrderView } from './schemas.ts'
import { transportProduct } from './transport-product.ts'
import { viewTransportOrder } from './view-transport-order.ts'

export function transportOrderRoutes(app: App, deps: Deps): void {
  app.post(
    '/transportation/checkAvailTransportation',
    {
      schema: {
        summary: 'Price the chosen vehicles again and hold them for 15 minutes',
        body: availabilityBody(deps.clock),
        response: { 200: availabilityAnswer },
      },
    },
    ({ agent, body }) => checkAvailability(deps, agent, body),
  )

  app.post(
    '/b2b/transport/reservation',
    {
      preValidation: takeFingerprint('authCode'),
      schema: {
        summary: 'Book the vehicles held under a track token and charge the wallet',
        headers: idempotencyHeader,
        body: reservationBody,
        response: { 200: reservationAnswer },
      },
    },
    async (request, reply) => {
      const booked = await placeReservation(deps, transportProduct, request, request.body)
      return reply.headers(replayHeader(booked)).send(booked.envelope)
    },
  )

  app.post(
    '/transportation/viewReservation',
    {
      schema: {
        summary: 'One booking of vehicles with all its facts',
        body: requestBody,
        response: { 200: transportOrderView },
      },
    },
    ({ agent, body }) => viewTransportOrder(deps, agent, body),
  )

  cancellationRoutes(app, deps, {
    kind: TRANSPORT,
    // The path is misspelled in the product.
    quote: '/transportation/cancellTransportation',
    body: requestBody,
    confirm: '/transportation/confirmcancelreservation',
  })
}
