import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { takeFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/keys.ts'
import { wireText } from '#src/wire-text.ts'
import { confirmCancellation } from './confirm-cancellation.ts'
import { listReservations } from './list-bookings.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { type Reply, reserveHotel } from './reserve-hotel.ts'
import {
  bookingBody,
  bookingView,
  cancellationBody,
  cancellationQuote,
  cancellationResult,
  reservationAnswer,
  reservationBody,
  reservationList,
} from './schemas.ts'
import { viewBooking } from './view-booking.ts'

/** After this long the switch hotel that loses its answer cuts the connection. */
const LOST_AFTER_MS = 3000

const replayHeader = ({ replayed }: Pick<Reply<unknown>, 'replayed'>) =>
  replayed ? { 'idempotency-replayed': 'true' } : {}

export function bookingRoutes(app: App, deps: Deps): void {
  app.post(
    '/hotels/b2breservation',
    {
      preValidation: takeFingerprint('authCode'),
      schema: {
        summary: 'Book what is held under a track token and charge the wallet',
        headers: idempotencyHeader,
        body: reservationBody,
        response: { 200: reservationAnswer },
      },
    },
    async ({ agent, body, headers, fingerprint, raw }, reply) => {
      const booked = await reserveHotel(deps, agent, { key: headers['idempotency-key'], fingerprint }, body)
      if (booked.answerIsLost) {
        await deps.wait(LOST_AFTER_MS)
        reply.hijack()
        raw.socket.destroy()
        return reply
      }
      return reply.headers(replayHeader(booked)).send(booked.envelope)
    },
  )

  app.get(
    '/hotels/reservations',
    {
      schema: {
        summary: 'A page of the company’s bookings, newest first',
        querystring: z.object({ key: wireText.max(1000).optional() }),
        response: { 200: reservationList },
      },
    },
    ({ agent, query }) => listReservations(deps, agent, query.key),
  )

  app.post(
    '/hotels/viewreservation',
    { schema: { summary: 'Everything kept about one booking', body: bookingBody, response: { 200: bookingView } } },
    ({ agent, body }) => viewBooking(deps, agent, body),
  )

  app.post(
    '/hotels/cancelreservation',
    {
      schema: {
        summary: 'What cancelling would give back; changes nothing',
        body: bookingBody,
        response: { 200: cancellationQuote },
      },
    },
    ({ agent, body }) => quoteCancellation(deps, agent, body),
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
      const cancelled = await confirmCancellation(deps, agent, { key: headers['idempotency-key'], fingerprint }, body)
      return reply.headers(replayHeader(cancelled)).send(cancelled.envelope)
    },
  )
}
