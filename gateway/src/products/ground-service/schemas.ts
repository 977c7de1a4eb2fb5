import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import { chosenExtras, groundRequestFields, groundService, limits } from './search/schemas.ts'
import { serviceAvailability, serviceView } from '#src/products/day-service/schemas.ts'
import { wireText } from '#src/wire-text.ts'

// Requests and responses of the calls that order ground services. Unknown request fields are ignored.

const code = wireText.trim().min(1).max(40)

/** Body of the availability check: a row of the search with the chosen extras only. */
export const availabilityBody = (clock: Clock) => {
  const { arrivalDate, ...requestFields } = groundRequestFields(clock)
  return z.object({
    ...requestFields,
    provider: code,
    uoCode: code,
    category: z.object({
      categoryCode: code,
      quantity: z.coerce.number().int().min(1).max(limits.pilgrims),
      arrivalDate,
    }),
    additionalServices: chosenExtras,
  })
}

export type AvailabilityBody = z.infer<ReturnType<typeof availabilityBody>>

const availability = serviceAvailability.extend(groundService.partial().shape)

export type Availability = z.infer<typeof availability>
export const availabilityResponse = envelopeOf(availability)

export const groundOrderView = envelopeOf(
  serviceView.extend(groundService.omit({ cancellationPolicy: true, vendor: true }).shape),
)
