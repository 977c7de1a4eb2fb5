import type { App } from '#src/deps.ts'
import type { GroundDeps } from './deps.ts'
import { toWireGroundService } from './wire-ground.ts'
import { reservationBody } from '#src/products/day-service/schemas.ts'
import { serviceRoutes } from '#src/products/day-service/routes.ts'
import { checkAvailability } from './check-availability.ts'
import { groundProduct } from './ground-product.ts'
import { availabilityResponse, availabilityBody, groundOrderView } from './schemas.ts'
import type { GroundOrder } from './tables.ts'

export const groundOrderRoutes = (app: App, deps: GroundDeps): void =>
  serviceRoutes(app, deps, {
    product: groundProduct,
    check: {
      path: '/groundservices/checkavailability',
      summary: 'Reprice a package and hold its places for 15 minutes',
      body: availabilityBody(deps.clock),
      reply: availabilityResponse,
      hold: (agent, choice) => checkAvailability(deps, agent, choice),
    },
    reserve: {
      path: '/groundservices/reservation',
      summary: 'Book the places held under a track token and charge the wallet',
      body: reservationBody,
    },
    view: {
      path: '/groundservices/viewreservation',
      summary: 'Get a ground service booking with all details',
      reply: groundOrderView,
      table: 'ground_orders',
      fields: ({ offer }: GroundOrder, { starts_on: day }, locale) =>
        toWireGroundService(offer, day, locale, offer.price),
    },
    cancel: {
      quote: '/groundservices/cancelreservation',
      confirm: '/groundservices/confirmcancelreservation',
    },
  })
