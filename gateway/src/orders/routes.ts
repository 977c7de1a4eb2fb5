import type { App, Deps } from '#src/deps.ts'
import { listReservations } from './list/list-orders.ts'
import { listQuery } from './list/list-query.ts'
import { orderListOf, orderRow } from './schemas.ts'

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
