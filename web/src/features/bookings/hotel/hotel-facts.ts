import type { ServiceFacts } from '../booking-kind.ts'
import type { HotelBookingSummary } from './hotel-booking.ts'

export const hotelFacts = (booking: HotelBookingSummary): ServiceFacts => ({
  title: booking.hotelName,
  untitled: 'components:hotelBooking',
  picture: { kind: 'hotel', src: booking.imageUrl },
  words: 'stay',
  guestCount: booking.guestCount,
  startsOn: booking.checkIn,
  endsOn: booking.checkOut,
  roomCount: booking.roomCount,
})
