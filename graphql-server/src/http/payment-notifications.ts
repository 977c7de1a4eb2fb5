/**
 * Receives notifications from the card provider on the public origin and forwards them unchanged to the gateway, which verifies the signature over the
 * exact bytes.
 */
import express, { Router } from 'express'
import type { ConnectedGateway } from '../gateway/client.ts'
import { fetchWithDeadline } from '../gateway/http-client.ts'

const maxBytes = 64 * 1024

export function paymentNotifications({ http }: ConnectedGateway, gatewayUrl: string): Router {
  const router = Router()
  router.post('/', express.raw({ type: () => true, limit: maxBytes, inflate: false }), async (req, res) => {
    const { status } = await fetchWithDeadline(http, `${gatewayUrl}/payments/notifications`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cko-signature': req.get('cko-signature') ?? '',
        'x-request-id': res.locals.requestId,
      },
      body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
      deadlineMs: 15_000,
      maxBytes,
      useNewConnection: true,
    })
    res.status(status).set('cache-control', 'no-store').end()
  })
  return router
}
