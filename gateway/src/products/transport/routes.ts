import type { App } from '#src/deps.ts'
import type { TransportDeps } from './deps.ts'
import { serviceRoutes } from '#src/products/day-service/routes.ts'
import { checkAvailability } from './check-availability.ts'
import { availabilityResponse, availabilityBody, reservationBody, transportOrderView } from './schemas.ts'
import type { TransportOrder } from './tables.ts'
import { transportProduct } from './transport-product.ts'
import { toWireRide } from './wire-ride.ts'

export const transportOrderRoutes = (app: App, deps: TransportDeps): void =>
  serviceRoutes(app, deps, {
    product: transportProduct,
    check: {
      path: '/transportation/checkAvailTransportation',
      summary: 'Reprice the chosen vehicles and hold them for 15 minutes',
      body: availabilityBody(deps.clock),
      reply: availabilityResponse,
      hold: (agent, choice) => checkAvailability(deps, agent, choice),
    },
    reserve: {
      path: '/b2b/transport/reservation',
      summary: 'Book the vehicles held under a track token and charge the wallet',
      body: reservationBody,
    },
    view: {
      path: '/transportation/viewReservation',
      summary: 'Get a transport booking with all details',
      reply: transportOrderView,
      table: 'transport_orders',
      fields: ({ offer, pick_up: pickUp }: TransportOrder, { starts_on: day }, locale) => ({
        ...toWireRide(offer, day, locale),
        pickUp,
      }),
    },
    cancel: {
      // The path is misspelled in the contract.
      quote: '/transportation/cancellTransportation',
      confirm: '/transportation/confirmcancelreservation',
    },
  })
