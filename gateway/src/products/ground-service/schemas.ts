import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import { chosenExtras, groundPrice, groundQuestion, groundService, limits } from '#src/ground-services/schemas.ts'
import { leadTraveler } from '#src/orders/lead-traveler.ts'
import { buyerNumbers, orderView, reservationFields } from '#src/orders/schemas.ts'
import { wireText } from '#src/wire-text.ts'

// What the calls that order ground services read and answer. Unknown fields of a request are ignored.

const code = wireText.trim().min(1).max(40)

/** Body of the availability check: a row of the search with the chosen extras only. */
export const availabilityBody = (clock: Clock) => {
  const { arrivalDate, ...question } = groundQuestion(clock)
  return z.object({
    ...question,
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

const text = z.string()

const availability = groundService.partial().extend({
  status: z.enum(['Available', 'Unavailable']),
  ...z.object(groundPrice).partial().shape,
  totalPrice: z.number().optional(),
  currencyCode: z.literal('SAR').optional(),
  expiresAt: text.optional(),
})

export type Availability = z.infer<typeof availability>
export const availabilityAnswer = envelopeOf(availability)

export const reservationBody = z.object({
  ...reservationFields,
  requestObject: z.object({ ...buyerNumbers, travellerDetails: z.object({ details: leadTraveler }) }),
})

export type ReservationBody = z.infer<typeof reservationBody>

const view = orderView.omit({ bookingReferenceNo: true }).extend({
  reservationNo: text,
  ...groundService.omit({ cancellationPolicy: true, vendor: true }).shape,
  travellerDetails: z.object({ details: z.object({ ...leadTraveler.shape, nationalityCode: text.nullable() }) }),
  contactInformation: z.object({ email: text, phoneNumber: text, phoneNumberCountryCode: text }),
  price: z.object(groundPrice),
})

export type GroundOrderView = z.infer<typeof view>
export const groundOrderView = envelopeOf(view)
