import type { ServiceFacts } from '../booking-kind.ts'
import type { HotelBookingSummary } from './hotel-booking.ts'

export const hotelFacts = (booking: HotelBookingSummary): ServiceFacts => ({
  title: booking.hotelName,
  picture: { product: 'hotels', src: booking.imageUrl },
  product: 'hotels',
  guestCount: booking.guestCount,
  startsOn: booking.checkIn,
  endsOn: booking.checkOut,
  roomCount: booking.roomCount,
})
