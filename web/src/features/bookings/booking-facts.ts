import type { BookingFacts } from './booking-kind.ts'
import type { BookingRowFragment } from './booking-row.generated.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'
import { hotelFacts } from './hotel/hotel-facts.tsx'

/** The only switch over the kinds of bookings: a product adds its folder and a case here. */
export function bookingFacts(booking: BookingRowFragment | BookingDetailFragment): BookingFacts {
  switch (booking.__typename) {
    case 'HotelBooking':
      return hotelFacts(booking)
  }
}
