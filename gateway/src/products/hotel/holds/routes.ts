import type { App } from '#src/deps.ts'
import type { HotelDeps } from '../deps.ts'
import { checkAvailability } from './check-availability.ts'
import { availabilityResponse, availabilityBody } from './schemas.ts'

export function holdRoutes(app: App, deps: HotelDeps): void {
  app.post(
    // The path is misspelled in the contract.
    '/hotels/availabities',
    {
      schema: {
        summary: 'Reprice the chosen rooms and hold them for 15 minutes',
        body: availabilityBody(deps.clock),
        response: { 200: availabilityResponse },
      },
    },
    ({ agent, body }) => checkAvailability(deps, agent, body),
  )
}
