import type { BookingFacts } from '../booking-kind.ts'
import type { HotelBooking } from './hotel-booking.ts'

export function hotelFacts(booking: HotelBooking): BookingFacts {
  const { details } = booking
  return {
    title: booking.hotelName,
    untitled: 'components:hotelBooking',
    picture: { kind: 'hotel', pictureId: booking.hotelId ?? booking.id, src: booking.imageUrl },
    words: 'stay',
    leadName: booking.leadName,
    guestCount: booking.guestCount,
    startsOn: booking.checkIn,
    endsOn: booking.checkOut,
    roomCount: booking.roomCount,
    total: booking.total,
    commission: booking.commission ?? details?.price?.commission ?? null,
    freeUntil: booking.freeCancellationUntil,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    currentTerms: details?.currentCancellationPolicy ?? null,
    details,
  }
}
