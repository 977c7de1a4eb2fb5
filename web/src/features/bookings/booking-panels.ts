import type { BookingPanelSet } from './booking-types.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'
import { createGroundServicePanels } from './ground-service/ground-panels.tsx'
import { createHotelPanels } from './hotel/hotel-panels.tsx'
import { createTransportPanels } from './transport/transport-panels.tsx'

/** Creates a booking's product-specific panels. Separate from the facts, so that lists and the home page do not load them. */
export function createBookingPanels(booking: BookingDetailFragment): BookingPanelSet {
  switch (booking.__typename) {
    case 'GroundServiceBooking':
      return createGroundServicePanels(booking)
    case 'HotelBooking':
      return createHotelPanels(booking)
    case 'TransportBooking':
      return createTransportPanels(booking)
  }
}
