import type { App, Deps } from '#src/deps.ts'
import { lookUpOrders } from './lookup-orders.ts'
import { lookupResponse, lookupBody } from './schemas.ts'

export function lookupRoutes(app: App, deps: Deps): void {
  app.post(
    '/booking/lookup',
    {
      schema: {
        summary: 'Find bookings by reference, passport, tag, document or traveler',
        body: lookupBody,
        response: { 200: lookupResponse },
      },
    },
    ({ agent, body, headers }) => lookUpOrders(deps, agent, body, headers['accept-language']),
  )
}
