import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookingFields, detailsFrom } from '../../bookings/booking-fields.ts'
import { readRideDetails } from './booking-details.ts'

export const transportBookingResolvers: Resolvers = {
  TransportBooking: {
    ...bookingFields,
    routeName: ({ title }) => title,
    date: ({ startsOn }) => startsOn,
    details: detailsFrom(readRideDetails),
  },
}
