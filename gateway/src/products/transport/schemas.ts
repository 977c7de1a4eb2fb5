import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import {
  requestObject,
  reservationBody as serviceReservation,
  serviceAvailability,
  serviceView,
} from '#src/products/day-service/schemas.ts'
import { category, limits, rideRequestFields, rideRow, vehicleType } from './search/schemas.ts'
import { wireText } from '#src/wire-text.ts'
import { pickUp } from './pick-up.ts'

// Requests and responses of the calls that order rides. Unknown request fields are ignored.

const trimmed = wireText.trim()
const code = trimmed.min(1).max(40)

const chosenCategory = z.object({
  categoryCode: code,
  quantity: z.coerce.number().int().min(1).max(limits.vehicles),
  noOfPax: z.coerce.number().int().min(1).max(limits.passengers),
  additionalServices: z.array(z.object({ code })).max(20).nullish(),
})

/** The chosen vehicles in the search's format. */
export const chosenVehicles = z
  .array(z.object({ vehicleTypeCode: code, categories: z.array(chosenCategory).min(1).max(3) }))
  .min(1)
  .max(4)

/** Body of `checkAvailTransportation`: a row of the search with the chosen vehicles only. They are held at the full price, even with a `promo`. */
export const availabilityBody = (clock: Clock) =>
  z
    .object({
      ...rideRequestFields(clock),
      provider: code,
      companyCode: code,
      routeCode: code,
      vehicleTypes: chosenVehicles,
    })
    .refine((body) => sumOverVehicles(body, 'quantity') <= limits.vehicles, {
      path: ['vehicleTypes'],
      error: `has more than ${limits.vehicles} vehicles`,
    })
    .refine((body) => sumOverVehicles(body, 'noOfPax') <= limits.passengers, {
      path: ['vehicleTypes'],
      error: `has more than ${limits.passengers} passengers`,
    })

const sumOverVehicles = (
  { vehicleTypes }: { vehicleTypes: { categories: { quantity: number; noOfPax: number }[] }[] },
  field: 'quantity' | 'noOfPax',
): number => vehicleTypes.flatMap(({ categories }) => categories).reduce((sum, chosen) => sum + chosen[field], 0)

export type AvailabilityBody = z.infer<ReturnType<typeof availabilityBody>>

const text = z.string()
const textOrNull = text.nullable()

const heldVehicles = z.array(vehicleType.extend({ categories: z.array(category.omit({ availableQuantity: true })) }))

const ride = rideRow
  .pick({ companyCode: true, companyName: true, routeCode: true, routeName: true, startDate: true, provider: true })
  .extend({ vehicleTypes: heldVehicles })

const availability = serviceAvailability.extend(ride.partial().shape)

export type Availability = z.infer<typeof availability>
export const availabilityResponse = envelopeOf(availability)

/** Body of `b2b/transport/reservation`. */
export const reservationBody = serviceReservation.extend({
  requestObject: requestObject.extend({ pickUp: pickUp.nullish().transform((value) => value ?? null) }),
})

export const transportOrderView = envelopeOf(
  serviceView.extend({
    ...ride.shape,
    pickUp: z.object({ place: textOrNull, time: textOrNull, flightNumber: textOrNull }).nullable(),
  }),
)
