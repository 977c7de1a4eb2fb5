import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { addFingerprint } from '#src/idempotency/fingerprint.ts'
import { replayHeader } from '#src/orders/routes.ts'
import {
  createdTripResponse,
  discardedTripResponse,
  MAX_PART_BYTES,
  newPartBody,
  newTripBody,
  partParams,
  tripChangeBody,
  tripParams,
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
    '/umrah/trips/:id',
    { schema: { summary: 'Get a trip with its problems', params: tripParams, response: { 200: tripResponse } } },
    ({ agent, params }) => viewTrip(deps, agent, params.id),
  )

  app.put(
    '/umrah/trips/:id',
    {
      schema: {
        summary: 'Rename a trip, replace its plan, or discard it',
        params: tripParams,
        body: tripChangeBody,
        response: { 200: z.union([tripResponse, discardedTripResponse]) },
      },
    },
    ({ agent, params, body }) => changeTrip(deps, agent, params.id, body),
  )

  app.post(
    '/umrah/trips/:id/parts',
    {
      bodyLimit: MAX_PART_BYTES,
      schema: {
        summary: 'Add a chosen service to a trip, or replace one',
        params: tripParams,
        body: newPartBody(listPartTypes(deps.products)),
        response: { 200: tripResponse },
      },
    },
    ({ agent, params, body }) => addPart(deps, agent, params.id, body),
  )

  app.delete(
    '/umrah/trips/:id/parts/:partId',
    {
      schema: { summary: 'Remove a service from a trip', params: partParams, response: { 200: tripResponse } },
    },
    ({ agent, params }) => removePart(deps, agent, params),
  )
}
