import type { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { readKeyedCall, type KeyedRequest, addFingerprint } from '#src/idempotency/fingerprint.ts'
import { hasKey, idempotencyHeader } from '#src/idempotency/repository.ts'
import type { Agent } from '#src/agents/repository.ts'
import { askSupplierAgain } from './ask-supplier-again.ts'
import { cancelOrder } from './cancel/cancel-order.ts'
import { quoteCancellation } from './cancel/quote-cancellation.ts'
import type { HoldClaim } from './holds/check-hold.ts'
import type { AnyHold } from './holds/tables.ts'
import { placeOrder } from './place-order.ts'
import type { Product } from './product.ts'
import type { PaymentMethod } from './payment/check-buyer.ts'
import { limitGuesses } from './promo/limit-guesses.ts'
import { listReservations, selectBody, selectLists } from './list/list-orders.ts'
import { listQuery } from './list/list-query.ts'
import {
  retryResponse,
  cancellationBody,
  cancellationQuote,
  cancellationResult,
  orderBody,
  orderListSchema,
  orderRow,
  type Reply,
  type Reservation,
  type requestIdBody,
  reservationResponse,
} from './schemas.ts'

/** Fields of a reservation's body that all products share. */
export interface CommonReservationBody extends HoldClaim {
  readonly authCode: string
  readonly payLater: boolean
  readonly paymentMethod: PaymentMethod
  readonly ibanNumber: string | null
  readonly cultCode: string
  readonly share: string | null
  readonly requestObject: { readonly vatNumber: string; readonly partnerReferenceNo: string | null }
}

interface ReservationRequest extends KeyedRequest {
  readonly agent: Agent
  readonly log: App['log']
}

/** Places the order of a reservation. */
async function placeReservation<Request, Held extends AnyHold>(
  deps: Deps,
  product: Product<Request, Held>,
  reservation: ReservationRequest,
  request: Request & CommonReservationBody,
): Promise<Reply<Reservation>> {
  const { agent, log } = reservation
  const call = readKeyedCall(reservation)
  const { authCode, payLater, paymentMethod, ibanNumber, cultCode, share: linkId, requestObject } = request
  const onCardError = (error: unknown) => log.error({ err: error }, 'A card page could not be opened')
  const { vatNumber, partnerReferenceNo: partnerReference } = requestObject
  const place = () =>
    placeOrder(deps, product, agent, call, {
      buyer: { authCode, payLater, paymentMethod, ibanNumber, vatNumber, partnerReference, cultCode },
      claim: request,
      linkId,
      request,
      onCardError,
    })
  if (request.promo === null) return place()
  // A retry reveals nothing about promo codes, so it is not limited.
  const scope = { userSub: agent.sub, operation: product.operation, key: call.key }
  if (await hasKey(deps.db, scope)) return place()
  return limitGuesses(deps, agent, 'book', place, ({ envelope }) => envelope)
}

interface ReservationCall<Request> {
  readonly path: string
  readonly summary: string
  readonly body: z.ZodType<Request & CommonReservationBody>
  /** Simulates a lost response: returns the delay, in milliseconds, after which the connection is closed; 0 for a normal response. */
  readonly simulatedLossDelayMs?: (booked: Reply<Reservation>) => Promise<number>
}

/** Registers the route that books the hold of a track token. */
export function reservationRoute<Request, Held extends AnyHold>(
  app: App,
  deps: Deps,
  product: Product<Request, Held>,
  { path, summary, body, simulatedLossDelayMs }: ReservationCall<Request>,
): void {
  app.post(
    path,
    {
      preValidation: addFingerprint('authCode'),
      schema: { summary, headers: idempotencyHeader, body, response: { 200: reservationResponse } },
    },
    async (request, reply) => {
      // Fastify does not infer the type of the body from a generic schema.
      const body = request.body as Request & CommonReservationBody
      const booked = await placeReservation(deps, product, request, body)
      const delayMs = (await simulatedLossDelayMs?.(booked)) ?? 0
      if (delayMs > 0) {
        await deps.wait(delayMs)
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      return reply.headers(replayHeader(booked)).send(booked.envelope)
    },
  )
}

interface CancellationPaths {
  readonly kind: string
  /** Path of the quote call; `body` is the schema of its body. */
  readonly quote: string
  readonly body: typeof orderBody | typeof requestIdBody
  readonly confirm: string
}

/** Registers the routes that quote and confirm cancellations of one product. */
export function cancellationRoutes(
  app: App,
  deps: Deps,
  { kind, quote, body: quoteBody, confirm }: CancellationPaths,
): void {
  app.post(
    quote,
    {
      schema: { summary: 'Quote the refund for a cancellation', body: quoteBody, response: { 200: cancellationQuote } },
    },
    ({ agent, body }) => quoteCancellation(deps, kind, agent, body),
  )

  app.post(
    confirm,
    {
      preValidation: addFingerprint(),
      schema: {
        summary: 'Cancel a booking for the quoted refund',
        headers: idempotencyHeader,
        body: cancellationBody,
        response: { 200: cancellationResult },
      },
    },
    async (request, reply) => {
      const { agent, body } = request
      const call = readKeyedCall(request)
      const cancelled = await cancelOrder(deps, kind, agent, call, body)
      return reply.headers(replayHeader(cancelled)).send(cancelled.envelope)
    },
  )
}

export const replayHeader = ({ replayed }: Pick<Reply<unknown>, 'replayed'>) =>
  replayed ? { 'idempotency-replayed': 'true' } : {}

/** Registers the routes that cover all products. */
export function orderRoutes(app: App, deps: Deps): void {
  app.get(
    '/hotels/reservations',
    {
      schema: {
        summary: 'List the company’s bookings, newest first unless sorted otherwise',
        querystring: listQuery,
        response: { 200: orderListSchema(orderRow.loose()) },
      },
    },
    ({ agent, query, headers }) => listReservations(deps, agent, query, headers['accept-language']),
  )

  app.post(
    '/hotels/reservations/select',
    {
      schema: {
        summary: 'List the company’s bookings several times, each time with other filters, order and page',
        body: selectBody,
        response: { 200: orderListSchema(orderRow.loose()) },
      },
    },
    ({ agent, body, headers }) => selectLists(deps, agent, body, headers['accept-language']),
  )

  app.post(
    '/hotels/reservations/askagain',
    {
      schema: {
        summary: 'Retry the supplier call for an unanswered booking, cancellation or change',
        body: orderBody,
        response: { 200: retryResponse },
      },
    },
    ({ agent, body, log }) =>
      askSupplierAgain(deps, agent, body, (error) => log.warn({ err: error }, 'The supplier did not respond')),
  )
}
