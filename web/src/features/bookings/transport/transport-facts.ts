import type { BookingFacts } from '../booking-kind.ts'
import type { TransportBooking } from './transport-booking.ts'

export function transportFacts(booking: TransportBooking): BookingFacts {
  const { details } = booking
  return {
    title: booking.routeName,
    untitled: 'transportBooking',
    picture: { kind: 'hotel', pictureId: booking.routeName ?? booking.id, src: booking.imageUrl },
    leadName: booking.leadName,
    guestCount: booking.passengerCount,
    startsOn: booking.date,
    endsOn: null,
    roomCount: null,
    total: booking.total,
    freeUntil: booking.freeCancellationUntil,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    details,
  }
}
