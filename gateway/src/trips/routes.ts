import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { addFingerprint } from '#src/idempotency/fingerprint.ts'
import { MAX_CHOSEN_BYTES } from '#src/orders/chosen-data.ts'
import { replayHeader } from '#src/orders/routes.ts'
import {
  createdTripResponse,
  discardedTripResponse,
  newPartBody,
  newTripBody,
  removedPartBody,
  tripChangeBody,
  tripQuery,
  tripResponse,
  tripsResponse,
} from './schemas.ts'
import { addPart, changeTrip, createTrip, listTrips, listPartTypes, removePart, viewTrip } from './trips.ts'

export function tripRoutes(app: App, deps: Deps): void {
  app.get(
    '/umrah/trips',
    {
      schema: { summary: 'List the open trips of the company, latest change first', response: { 200: tripsResponse } },
    },
    ({ agent }) => listTrips(deps, agent),
  )

  app.post(
    '/umrah/trips',
    {
      preValidation: addFingerprint(),
      schema: { summary: 'Create a trip', body: newTripBody, response: { 200: createdTripResponse } },
    },
    async ({ agent, body, fingerprint }, reply) => {
      const created = await createTrip(deps, agent, body, fingerprint)
      return reply.headers(replayHeader(created)).send(created.envelope)
    },
  )

  app.get(
    '/umrah/trips/view',
    { schema: { summary: 'Get a trip with its problems', querystring: tripQuery, response: { 200: tripResponse } } },
    ({ agent, query }) => viewTrip(deps, agent, query.id),
  )

  app.put(
    '/umrah/trips',
    {
      schema: {
        summary: 'Rename a trip, replace its plan, or discard it',
        body: tripChangeBody,
        response: { 200: z.union([tripResponse, discardedTripResponse]) },
      },
    },
    ({ agent, body }) => changeTrip(deps, agent, body),
  )

  app.post(
    '/umrah/trips/parts',
    {
      bodyLimit: MAX_CHOSEN_BYTES,
      schema: {
        summary: 'Add a chosen service to a trip, or replace one',
        body: newPartBody(listPartTypes(deps.products)),
        response: { 200: tripResponse },
      },
    },
    ({ agent, body }) => addPart(deps, agent, body),
  )

  app.post(
    '/umrah/trips/parts/remove',
    { schema: { summary: 'Remove a service from a trip', body: removedPartBody, response: { 200: tripResponse } } },
    ({ agent, body }) => removePart(deps, agent, body),
  )
}
