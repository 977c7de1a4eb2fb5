import { products } from '#src/domain/products.ts'
import type { BookingFacts, ServiceFacts, SummaryFacts } from './booking-kind.ts'
import type { BookingRowFragment, BookingSummaryFragment } from './booking-row.generated.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'
import { groundFacts } from './ground-service/ground-facts.ts'
import { hotelFacts } from './hotel/hotel-facts.ts'
import { transportFacts } from './transport/transport-facts.ts'

/** Facts of a booking of any product. A new product adds its folder, a case here and one in `booking-panels.ts`. */
function serviceFacts(booking: BookingSummaryFragment): ServiceFacts {
  switch (booking.__typename) {
    case 'GroundServiceBooking':
      return groundFacts(booking)
    case 'HotelBooking':
      return hotelFacts(booking)
    case 'TransportBooking':
      return transportFacts(booking)
  }
}

export function summaryFacts(booking: BookingSummaryFragment): SummaryFacts {
  const facts = serviceFacts(booking)
  return {
    ...facts,
    untitled: products[facts.product].untitled,
    leadName: booking.leadName,
    total: booking.total,
    freeUntil: booking.freeCancellationUntil,
    isTightened: booking.termsTightenedAt !== null,
  }
}

export function bookingFacts(booking: BookingRowFragment | BookingDetailFragment): BookingFacts {
  const details = 'details' in booking ? booking.details : undefined
  return {
    ...summaryFacts(booking),
    commission: booking.commission ?? details?.price?.commission ?? null,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    currentTerms: details?.currentCancellationPolicy ?? booking.tightenedCancellationPolicy,
    details,
  }
}
