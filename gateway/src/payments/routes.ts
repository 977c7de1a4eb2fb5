import type { Agent } from '#src/agents/repository.ts'
import type { App, Deps } from '#src/deps.ts'
import { type Envelope, HttpError, ok, refusal } from '#src/errors.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { pollProvider } from './poll-provider.ts'
import { cancelPayment } from './cancel-payment.ts'
import { type CardProvider, IncompleteRefundError } from './provider.ts'
import { findPayment } from './repository.ts'
import { cancelPaymentBody, newPaymentBody, paymentResponse, paymentQuery, type WirePayment } from './schemas.ts'
import { PaymentMismatchError, settlePayment } from './settle-payment.ts'
import { BookingDisputedError, settleDispute } from './returns/settle-dispute.ts'
import { startTopUp } from './start-top-up.ts'
import { viewPayment } from './view-payment.ts'

/** Registers the agents' payment calls; none if there is no card provider. */
export function paymentRoutes(app: App, deps: Deps): void {
  const { cards } = deps
  if (!cards) return
  app.post(
    '/payments',
    {
      schema: {
        summary: 'Open the card provider’s page for a wallet top-up',
        headers: idempotencyHeader,
        body: newPaymentBody,
        response: { 200: paymentResponse },
      },
    },
    ({ agent, body, headers }) => startTopUp(deps, cards, agent, { ...body, key: headers['idempotency-key'] }),
  )

  app.get(
    '/payments',
    {
      schema: {
        summary: 'Get a card payment of the company',
        querystring: paymentQuery,
        response: { 200: paymentResponse },
      },
    },
    ({ agent, query, log }) => refreshPayment(deps, cards, agent, query.id, (error) => warn(log, error)),
  )

  app.post(
    '/payments/cancel',
    {
      schema: {
        summary: 'Cancel a booking whose card page is still open',
        body: cancelPaymentBody,
        response: { 200: paymentResponse },
      },
    },
    async ({ agent, body: { paymentId }, log }) => {
      await cancelPayment(deps, cards, agent, paymentId)
      return refreshPayment(deps, cards, agent, paymentId, (error) => warn(log, error))
    },
  )
}

const warn = (log: App['log'], error: unknown) => log.warn({ err: error }, 'Card provider failed')

/** Polls the provider and returns the payment. A provider failure is only logged, because the background job polls too. */
async function refreshPayment(
  deps: Deps,
  cards: CardProvider,
  agent: Agent,
  id: string,
  onError: (error: unknown) => void,
): Promise<Envelope<WirePayment>> {
  const { db, paidOrders } = deps
  const stored = await findPayment(db, agent, id)
  if (stored) await pollProvider(deps, cards, stored).catch(onError)
  const payment = stored && (await findPayment(db, agent, id))
  if (!payment) return refusal('NOT_FOUND', 'There is no such payment.')
  const { order_reference: reference } = payment
  return ok(reference === null ? viewPayment(payment) : await paidOrders.view(db, reference, payment))
}

/** Registers the call that receives the provider's notifications. Notifications have no token. Their signature covers every byte of the body. */
export function paymentNotificationRoutes(app: App, deps: Deps): void {
  const { cards } = deps
  if (!cards) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body))
  app.post('/payments/notifications', { schema: { hide: true } }, async ({ body, headers, log }) => {
    try {
      const report = cards.readNotification(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
      if (report === 'forged') throw new HttpError(401, 'UNAUTHENTICATED', 'The signature does not match.')
      if (report === 'unreadable') throw new HttpError(400, 'BAD_REQUEST', 'The notification is not JSON.')
      if (report && 'disputeId' in report) await settleDispute(deps, report)
      else if (report) await settlePayment(deps, report)
    } catch (error) {
      if (error instanceof BookingDisputedError) {
        log.error({ err: error }, 'A dispute requires the operator')
        return { accepted: true }
      }
      if (error instanceof IncompleteRefundError) {
        // Resending the notification would not help. Charged payments are read again every day.
        log.error({ err: error }, 'A refund was not applied')
        return { accepted: true }
      }
      if (!(error instanceof PaymentMismatchError)) throw error
      log.error({ err: error }, 'A notification was rejected')
      throw new HttpError(422, 'PAYMENT_MISMATCH', 'The amount or currency does not match the payment.')
    }
    return { accepted: true }
  })
}
