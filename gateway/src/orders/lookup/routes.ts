import type { App, Deps } from '#src/deps.ts'
import { lookUpOrders } from './lookup-orders.ts'
import { lookupResponse, lookupBody } from './schemas.ts'

export function lookupRoutes(app: App, deps: Deps): void {
  app.post(
    '/booking/lookup',
    {
      schema: {
        summary: 'Bookings that a text names: a reference, a passport, a tag, a document or a traveler',
        body: lookupBody,
        response: { 200: lookupResponse },
      },
    },
    ({ agent, body, headers }) => lookUpOrders(deps, agent, body, headers['accept-language']),
  )
}
