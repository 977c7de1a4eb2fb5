import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { chosenData } from '#src/orders/chosen-data.ts'
import { clientId, typedText, wireText } from '#src/wire-text.ts'
import { tripPlan } from './plan.ts'

// Requests and responses of the trip routes.

const id = wireText.trim().min(1).max(64)
const tripName = typedText(80).pipe(z.string().min(1))

export const tripQuery = z.object({ id })

/** Body of a new trip. The client chooses `id` to identify the call, so that a retry does not create a second trip. */
export const newTripBody = z.object({
  id: clientId,
  name: tripName,
  plan: tripPlan,
})

export type NewTripBody = z.infer<typeof newTripBody>

/** Body of a change to a trip. `version` is the version that the agent has seen. */
export const tripChangeBody = z
  .object({
    id,
    version: z.number().int(),
    name: tripName.optional(),
    plan: tripPlan.optional(),
    discarded: z.literal(true).optional(),
  })
  .refine(({ name, plan, discarded }) => name !== undefined || plan || discarded, { error: 'must contain a change' })

export type TripChangeBody = z.infer<typeof tripChangeBody>

/** Body of a new part of the trip with `id`. `replace` is the id of the part that it replaces. */
export const newPartBody = (types: readonly string[]) =>
  z.object({ id, data: chosenData(types), replace: id.nullish() })

export type NewPartBody = z.infer<ReturnType<typeof newPartBody>>

export const removedPartBody = z.object({ id, partId: id })

const jsonObject = z.record(z.string(), z.unknown())
const text = z.string()

const tripPart = z.object({
  id: text,
  serviceType: text,
  provider: text,
  startsOn: text,
  endsOn: text.nullable(),
  travelers: z.number().int(),
  addedAt: text,
  addedBy: text,
  /** A list of trips leaves out `selectedRooms`. */
  data: z.object({
    type: text,
    search: jsonObject,
    basket: jsonObject,
    selectedRooms: z.array(z.unknown()).nullable().optional(),
  }),
})

const trip = z.object({
  id: text,
  name: text,
  version: z.number().int(),
  plan: tripPlan,
  createdAt: text,
  createdBy: text,
  updatedAt: text,
  updatedBy: text,
  /** Parts of the trip, in the order in which they start. */
  parts: z.array(tripPart),
  problems: z.array(
    z.object({
      code: text,
      partId: text.nullable(),
      extraDetails: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})

export type WireTrip = z.infer<typeof trip>

export const tripResponse = envelopeOf(trip)
export const tripsResponse = envelopeOf(z.object({ results: z.array(trip) }))
/** Response to a new trip: its id. A retry gets the same id. */
export const createdTripResponse = envelopeOf(z.object({ id: text }))
export const discardedTripResponse = envelopeOf(z.object({ id: text, discarded: z.literal(true) }))
