import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookingFields } from '../../bookings/booking-fields.ts'
import { viewOf } from '../../bookings/booking-views.ts'
import { mergeRows, readViewRow } from '../../bookings/view-row.ts'
import { Failure } from '../../errors/failure.ts'
import { readBookingDetails } from './booking-details.ts'

export const hotelBookingResolvers: Resolvers = {
  HotelBooking: {
    ...bookingFields,
    hotelName: ({ title }) => title,
    checkIn: ({ startsOn }) => startsOn,
    checkOut: ({ endsOn }) => endsOn,
    details: async (row, _args, context) => {
      try {
        const view = await viewOf(context, row)
        if (!view) return null
        return readBookingDetails(view, mergeRows(row, readViewRow(view, row, context.bookingKinds)), context.suppliers)
      } catch (error) {
        // The row is complete without its details, above all that of a booking made a moment ago.
        if (!(error instanceof Failure)) throw error
        context.logger.warn({ code: error.code, reference: row.reference }, 'details not read')
        return null
      }
    },
  },
}
