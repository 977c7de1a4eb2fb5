import type { BookingPanelSet } from './booking-kind.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'
import { groundPanels } from './ground-service/ground-panels.tsx'
import { hotelPanels } from './hotel/hotel-panels.tsx'
import { transportPanels } from './transport/transport-panels.tsx'

/** Panels of a booking by product. Separate from the facts, so that lists and home load without them. */
export function bookingPanels(booking: BookingDetailFragment): BookingPanelSet {
  switch (booking.__typename) {
    case 'GroundServiceBooking':
      return groundPanels(booking)
    case 'HotelBooking':
      return hotelPanels(booking)
    case 'TransportBooking':
      return transportPanels(booking)
  }
}
