import type { BookingFacts } from '../booking-kind.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { HotelOnSheet } from './hotel-on-sheet.tsx'
import { RoomsAndGuests } from './rooms-and-guests.tsx'
import { StayPanel } from './stay-panel.tsx'

export function hotelFacts(booking: HotelBooking): BookingFacts {
  const { details } = booking
  return {
    title: booking.hotelName,
    untitled: 'hotelBooking',
    picture: { kind: 'hotel', pictureId: booking.hotelId ?? booking.id, src: booking.imageUrl },
    leadName: booking.leadName,
    guestCount: booking.guestCount,
    startsOn: booking.checkIn,
    endsOn: booking.checkOut,
    roomCount: booking.roomCount,
    total: booking.total,
    freeUntil: booking.freeCancellationUntil,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    details,
    factsPanel: <StayPanel booking={booking} />,
    sheetPanel: <HotelOnSheet booking={booking} />,
    travelersPanel: details && <RoomsAndGuests details={details} />,
  }
}
