import type { App, Deps } from '#src/deps.ts'
import { takeFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { cancellationRoutes, placeReservation, replayHeader } from '#src/orders/routes.ts'
import { requestBody, reservationAnswer } from '#src/orders/schemas.ts'
import { checkAvailability } from './check-availability.ts'
import { groundProduct } from './ground-product.ts'
import { GROUND_SERVICE } from './kind.ts'
import { availabilityAnswer, availabilityBody, groundOrderView, reservationBody } from './schemas.ts'
import { viewGroundOrder } from './view-ground-order.ts'

export function groundOrderRoutes(app: App, deps: Deps): void {
  app.post(
    '/groundservices/checkavailability',
    {
      schema: {
        summary: 'Price a package again and hold its places for 15 minutes',
        body: availabilityBody(deps.clock),
        response: { 200: availabilityAnswer },
      },
    },
    ({ agent, body }) => checkAvailability(deps, agent, body),
  )

  app.post(
    '/groundservices/reservation',
    {
      preValidation: takeFingerprint('authCode'),
      schema: {
        summary: 'Book the places held under a track token and charge the wallet',
        headers: idempotencyHeader,
        body: reservationBody,
        response: { 200: reservationAnswer },
      },
    },
    async (request, reply) => {
      const booked = await placeReservation(deps, groundProduct, request, request.body)
      return reply.headers(replayHeader(booked)).send(booked.envelope)
    },
  )

  app.post(
    '/groundservices/viewreservation',
    {
      schema: {
        summary: 'One booking of ground services with all its facts',
        body: requestBody,
        response: { 200: groundOrderView },
      },
    },
    ({ agent, body }) => viewGroundOrder(deps, agent, body),
  )

  cancellationRoutes(app, deps, {
    kind: GROUND_SERVICE,
    quote: '/groundservices/cancelreservation',
    body: requestBody,
    confirm: '/groundservices/confirmcancelreservation',
  })
}
