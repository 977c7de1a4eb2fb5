import type { BookingFacts } from './booking-kind.ts'
import type { BookingRowFragment } from './booking-row.generated.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'
import { groundFacts } from './ground-service/ground-facts.ts'
import { hotelFacts } from './hotel/hotel-facts.ts'
import { transportFacts } from './transport/transport-facts.ts'

/** A product adds its folder, a case here and one in `booking-panels.ts`. */
export function bookingFacts(booking: BookingRowFragment | BookingDetailFragment): BookingFacts {
  switch (booking.__typename) {
    case 'GroundServiceBooking':
      return groundFacts(booking)
    case 'HotelBooking':
      return hotelFacts(booking)
    case 'TransportBooking':
      return transportFacts(booking)
  }
}
