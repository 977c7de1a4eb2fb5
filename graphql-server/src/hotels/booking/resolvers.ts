import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookingFields, detailsFrom } from '../../bookings/booking-fields.ts'
import { readBookingDetails } from './booking-details.ts'

export const hotelBookingResolvers: Resolvers = {
  HotelBooking: {
    ...bookingFields,
    hotelName: ({ title }) => title,
    checkIn: ({ startsOn }) => startsOn,
    checkOut: ({ endsOn }) => endsOn,
    details: detailsFrom(readBookingDetails),
  },
}
