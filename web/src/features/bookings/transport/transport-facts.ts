import type { BookingFacts } from '../booking-kind.ts'
import type { TransportBooking } from './transport-booking.ts'

export function transportFacts(booking: TransportBooking): BookingFacts {
  const { details } = booking
  return {
    title: booking.routeName,
    untitled: 'components:transportBooking',
    picture: { kind: 'vehicle', pictureId: booking.id, src: booking.imageUrl },
    words: 'ride',
    leadName: booking.leadName,
    guestCount: booking.passengerCount,
    startsOn: booking.date,
    endsOn: null,
    roomCount: null,
    total: booking.total,
    commission: booking.commission ?? details?.price?.commission ?? null,
    freeUntil: booking.freeCancellationUntil,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    currentTerms: details?.currentCancellationPolicy ?? null,
    details,
  }
}
