import type { App, Deps } from '#src/deps.ts'
import { HttpError, ok, refusal } from '#src/errors.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { findPayment } from './repository.ts'
import { newPaymentBody, paymentAnswer, paymentQuery } from './schemas.ts'
import { askProvider, PaymentMismatch, settlePayment } from './settle-payment.ts'
import { startPayment, viewPayment } from './start-payment.ts'

/** Calls of agents; none without a card provider. */
export function paymentRoutes(app: App, deps: Deps): void {
  const { cards, db } = deps
  if (!cards) return
  app.post(
    '/payments',
    {
      schema: {
        summary: 'Open the card provider’s page for a top-up of the wallet',
        headers: idempotencyHeader,
        body: newPaymentBody,
        response: { 200: paymentAnswer },
      },
    },
    ({ agent, body, headers }) => startPayment(deps, cards, agent, { ...body, key: headers['idempotency-key'] }),
  )

  app.get(
    '/payments',
    {
      schema: { summary: 'A card payment of the company', querystring: paymentQuery, response: { 200: paymentAnswer } },
    },
    async ({ agent, query, log }) => {
      const payment = await findPayment(db, agent, query.id)
      if (!payment) return refusal('NOT_FOUND', 'Payment not found.')
      // Somebody is waiting for it. The background job asks too, so a provider that fails now is no failure of this call.
      await askProvider(deps, cards, payment).catch((error: unknown) =>
        log.warn({ err: error }, 'Card provider failed'),
      )
      return ok(viewPayment((await findPayment(db, agent, query.id)) ?? payment))
    },
  )
}

/** The provider's notifications. They carry no token; their signature covers every byte of the body. */
export function paymentNotificationRoutes(app: App, deps: Deps): void {
  const { cards } = deps
  if (!cards) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body))
  app.post('/payments/notifications', { schema: { hide: true } }, async ({ body, headers, log }) => {
    const facts = cards.readNotification(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
    if (facts === 'forged') throw new HttpError(401, 'UNAUTHENTICATED', 'The signature does not match.')
    try {
      if (facts) await settlePayment(deps, facts)
    } catch (error) {
      if (!(error instanceof PaymentMismatch)) throw error
      log.error({ err: error }, 'A notification was not accepted')
      throw new HttpError(422, 'PAYMENT_MISMATCH', 'The payment is of another amount.')
    }
    return { accepted: true }
  })
}
