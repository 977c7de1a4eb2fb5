import type { App, Deps } from '#src/deps.ts'
import { readKeyedCall, addFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { replayHeader } from '../routes.ts'
import { payOrder } from './pay-order.ts'
import { paidResponse, payBody } from './schemas.ts'

export function unpaidRoutes(app: App, deps: Deps): void {
  app.post(
    '/booking/pay',
    {
      preValidation: addFingerprint('authCode'),
      schema: {
        summary: 'Pay for an unpaid booking of any product from the wallet or by card',
        headers: idempotencyHeader,
        body: payBody,
        response: { 200: paidResponse },
      },
    },
    async (request, reply) => {
      const { agent, body, log } = request
      const call = readKeyedCall(request)
      const paid = await payOrder(deps, agent, call, body, (error) =>
        log.error({ err: error }, 'A card page could not be opened'),
      )
      return reply.headers(replayHeader(paid)).send(paid.envelope)
    },
  )
}
