import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookingFields, detailsFrom } from '../../bookings/booking-fields.ts'
import { readGroundDetails } from './booking-details.ts'

export const groundServiceBookingResolvers: Resolvers = {
  GroundServiceBooking: {
    ...bookingFields,
    packageName: ({ title }) => title,
    arrivalDate: ({ startsOn }) => startsOn,
    details: detailsFrom(readGroundDetails),
  },
}
