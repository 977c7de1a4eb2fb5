import type { Resolvers } from '../__generated__/resolvers.ts'
import { supportsCall } from '../gateway/supports-call.ts'
import { addToTrip, createNewTrip, discardTrip, planTrip, removeFromTrip, renameTrip } from './change-trip.ts'
import { listTrips, viewTrip } from './list-trips.ts'
import type { Choices } from './trip-view.ts'

/** Returns resolvers for trips. A trip can contain the products in `choices`. */
export const tripResolvers = (choices: Choices): Resolvers => ({
  Query: {
    hasTrips: (_root, _args, context) => supportsCall(context, 'GET /umrah/trips'),
    trips: (_root, _args, context) => listTrips(choices, context),
    trip: (_root, { id }, context) => viewTrip(choices, id, context),
  },
  Mutation: {
    createTrip: (_root, { input }, context) => createNewTrip(choices, input, context),
    renameTrip: (_root, args, context) => renameTrip(choices, args, context),
    planTrip: (_root, args, context) => planTrip(choices, args, context),
    discardTrip: (_root, args, context) => discardTrip(choices, args, context),
    addToTrip: (_root, args, context) => addToTrip(choices, args, context),
    removeFromTrip: (_root, args, context) => removeFromTrip(choices, args, context),
  },
})
