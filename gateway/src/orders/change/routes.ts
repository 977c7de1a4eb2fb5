import type { App, Deps } from '#src/deps.ts'
import { readKeyedCall, addFingerprint } from '#src/idempotency/fingerprint.ts'
import { idempotencyHeader } from '#src/idempotency/repository.ts'
import { replayHeader } from '../routes.ts'
import { confirmChange } from './confirm-change.ts'
import { quoteChange } from './quote-change.ts'
import { changeBody, changeQuote, changeResult, confirmChangeBody } from './schemas.ts'

/** Registers the routes that quote and confirm changes to bookings of any product. */
export function changeRoutes(app: App, deps: Deps): void {
  app.post(
    '/booking/change',
    {
      schema: {
        summary: 'Quote a change to the names or dates of a booking',
        body: changeBody,
        response: { 200: changeQuote },
      },
    },
    ({ agent, body }) => quoteChange(deps, agent, body),
  )

  app.post(
    '/booking/confirmchange',
    {
      preValidation: addFingerprint('authCode'),
      schema: {
        summary: 'Change a booking as quoted, and charge or refund the difference',
        headers: idempotencyHeader,
        body: confirmChangeBody,
        response: { 200: changeResult },
      },
    },
    async (request, reply) => {
      const { agent, body } = request
      const call = readKeyedCall(request)
      const changed = await confirmChange(deps, agent, call, body)
      return reply.headers(replayHeader(changed)).send(changed.envelope)
    },
  )
}
