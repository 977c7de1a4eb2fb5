import type { App, Deps } from '#src/deps.ts'
import { takeFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import type { Agent } from '#src/agents/repository.ts'
import { cancelOrder } from './cancel/cancel-order.ts'
import { quoteCancellation } from './cancel/quote-cancellation.ts'
import { placeOrder } from './place-order.ts'
import type { Product } from './product.ts'
import { listReservations } from './list/list-orders.ts'
import { listQuery } from './list/list-query.ts'
import {
  cancellationBody,
  cancellationQuote,
  cancellationResult,
  type orderBody,
  orderListOf,
  orderRow,
  type Reply,
  type Reservation,
  type requestBody,
} from './schemas.ts'

/** What every reservation says of the buyer. */
interface PlacedOrder {
  readonly authCode: string
  readonly ibanNumber: string | null
  readonly cultCode: string
  readonly requestObject: { readonly vatNumber: string; readonly partnerReferenceNo: string | null }
}

/** Places the order of a reservation. */
export function placeReservation<Request>(
  deps: Deps,
  product: Product<Request>,
  { agent, headers, fingerprint }: { agent: Agent; headers: { 'idempotency-key': string }; fingerprint: string },
  request: Request & PlacedOrder,
): Promise<Reply<Reservation>> {
  const { authCode, ibanNumber, cultCode, requestObject } = request
  const { vatNumber, partnerReferenceNo: partnerReference } = requestObject
  return placeOrder(
    deps,
    product,
    agent,
    { key: headers['idempotency-key'], fingerprint },
    { buyer: { authCode, ibanNumber, vatNumber, partnerReference, cultCode }, request },
  )
}

interface CancellationPaths {
  readonly kind: string
  /** Path of the quote, and the form of its body. */
  readonly quote: string
  readonly body: typeof orderBody | typeof requestBody
  readonly confirm: string
}

/** The calls that quote and confirm a cancellation of one product. */
export function cancellationRoutes(
  app: App,
  deps: Deps,
  { kind, quote, body: quoteBody, confirm }: CancellationPaths,
): void {
  app.post(
    quote,
    {
      schema: { summary: 'Quote the refund of a cancellation', body: quoteBody, response: { 200: cancellationQuote } },
    },
    ({ agent, body }) => quoteCancellation(deps, kind, agent, body),
  )

  app.post(
    confirm,
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

export const replayHeader = ({ replayed }: Pick<Reply<unknown>, 'replayed'>) =>
  replayed ? { 'idempotency-replayed': 'true' } : {}

/** Calls that cover all products. */
export function orderRoutes(app: App, deps: Deps): void {
  app.get(
    '/hotels/reservations',
    {
      schema: {
        summary: 'A page of the company’s bookings, newest first unless sorted otherwise',
        querystring: listQuery,
        response: { 200: orderListOf(orderRow.loose()) },
      },
    },
    ({ agent, query, headers }) => listReservations(deps, agent, query, headers['accept-language']),
  )
}
