import { products } from '#src/domain/products.ts'
import type { BookingFacts, ServiceFacts, SummaryFacts } from './booking-types.ts'
import type { BookingRowFragment, BookingSummaryFragment } from './booking-row.generated.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'
import { toGroundServiceFacts } from './ground-service/ground-facts.ts'
import { toHotelFacts } from './hotel/hotel-facts.ts'
import { toTransportFacts } from './transport/transport-facts.ts'

/** Returns a booking's product-specific data. A new product needs a folder, and a case here and in `booking-panels.ts`. */
function toServiceFacts(booking: BookingSummaryFragment): ServiceFacts {
  switch (booking.__typename) {
    case 'GroundServiceBooking':
      return toGroundServiceFacts(booking)
    case 'HotelBooking':
      return toHotelFacts(booking)
    case 'TransportBooking':
      return toTransportFacts(booking)
  }
}

export function toSummaryFacts(booking: BookingSummaryFragment): SummaryFacts {
  const facts = toServiceFacts(booking)
  return {
    ...facts,
    untitled: products[facts.product].untitled,
    leadName: booking.leadName,
    total: booking.total,
    freeUntil: booking.freeCancellationUntil,
    areTermsTightened: booking.termsTightenedAt !== null,
  }
}

export function toBookingFacts(booking: BookingRowFragment | BookingDetailFragment): BookingFacts {
  const details = 'details' in booking ? booking.details : undefined
  return {
    ...toSummaryFacts(booking),
    commission: booking.commission ?? details?.price?.commission ?? null,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    currentTerms: details?.currentCancellationPolicy ?? booking.tightenedCancellationPolicy,
    details,
  }
}
