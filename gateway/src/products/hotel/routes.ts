import type { App, Deps } from '#src/deps.ts'
import { takeFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { cancelOrder } from '#src/orders/cancel/cancel-order.ts'
import { quoteCancellation } from '#src/orders/cancel/quote-cancellation.ts'
import { placeOrder } from '#src/orders/place-order.ts'
import {
  cancellationBody,
  cancellationQuote,
  cancellationResult,
  orderBody,
  type Reply,
  reservationAnswer,
} from '#src/orders/schemas.ts'
import { holdRoutes } from './holds/routes.ts'
import { createHotelProduct } from './hotel-product.ts'
import { lostAnswerMs } from './lost-answer.ts'
import { hotelOrderView, reservationBody } from './schemas.ts'
import { viewHotelOrder } from './view-hotel-order.ts'

const replayHeader = ({ replayed }: Pick<Reply<unknown>, 'replayed'>) =>
  replayed ? { 'idempotency-replayed': 'true' } : {}

export function hotelOrderRoutes(app: App, deps: Deps): void {
  const hotelProduct = createHotelProduct(deps.catalogue)
  const { kind } = hotelProduct
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
    async ({ agent, body, headers, fingerprint, raw }, reply) => {
      const { authCode, ibanNumber, cultCode, requestObject } = body
      const { vatNumber, partnerReferenceNo: partnerReference } = requestObject
      const booked = await placeOrder(
        deps,
        hotelProduct,
        agent,
        { key: headers['idempotency-key'], fingerprint },
        { buyer: { authCode, ibanNumber, vatNumber, partnerReference, cultCode }, request: body },
      )
      const lostAfter = await lostAnswerMs(deps, booked)
      if (lostAfter > 0) {
        await deps.wait(lostAfter)
        reply.hijack()
        raw.socket.destroy()
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

  app.post(
    '/hotels/cancelreservation',
    {
      schema: {
        summary: 'Quote the refund of a cancellation',
        body: orderBody,
        response: { 200: cancellationQuote },
      },
    },
    ({ agent, body }) => quoteCancellation(deps, kind, agent, body),
  )

  app.post(
    '/hotels/confirmcancelreservation',
    {
      preValidation: takeFingerprint(),
      schema: {
        summary: 'Cancel at a quoted refund',
        headers: idempotencyHeader,
        body: cancellationBody,
        response: { 200: cancellationResult },
      },
    },
    async ({ agent, body, headers, fingerprint }, reply) => {
      const call = { key: headers['idempotency-key'], fingerprint }
      const cancelled = await cancelOrder(deps, kind, agent, call, body)
      return reply.headers(replayHeader(cancelled)).send(cancelled.envelope)
    },
  )
}
