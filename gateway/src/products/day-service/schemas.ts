import { z } from 'zod'
import { bookingView } from '#src/documents/view-booking.ts'
import { leadTraveler } from '#src/orders/lead-traveler.ts'
import { buyerNumbers, reservationFields } from '#src/orders/schemas.ts'
import { servicePrice } from './shapes.ts'
import { cancellationPolicy } from '#src/orders/wire-policy.ts'

const text = z.string()

/** Common fields of the availability check's response; each product adds its held items. */
export const serviceAvailability = servicePrice.partial().extend({
  status: z.enum(['Available', 'Unavailable']),
  totalPrice: z.number().optional(),
  currencyCode: z.literal('SAR').optional(),
  cancellationPolicy: cancellationPolicy.optional(),
  expiresAt: text.optional(),
})

export type ServiceAvailability = z.infer<typeof serviceAvailability>

/** Common fields of the `requestObject` of a service reservation. */
export const requestObject = z.object({ ...buyerNumbers, travellerDetails: z.object({ details: leadTraveler }) })

export const reservationBody = z.object({ ...reservationFields, requestObject })

/** Common fields of a service order's view; each product adds the booked items. */
export const serviceView = bookingView.omit({ bookingReferenceNo: true }).extend({
  reservationNo: text,
  travellerDetails: z.object({ details: z.object({ ...leadTraveler.shape, nationalityCode: text.nullable() }) }),
  contactInformation: z.object({ email: text, phoneNumber: text, phoneNumberCountryCode: text }),
  price: servicePrice,
})

export type ServiceView = z.infer<typeof serviceView>
