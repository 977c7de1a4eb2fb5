import type { ServiceFacts } from '../booking-types.ts'
import type { HotelBookingSummary } from './hotel-booking.ts'

export const toHotelFacts = (booking: HotelBookingSummary): ServiceFacts => ({
  title: booking.hotelName,
  picture: { product: 'hotels', src: booking.imageUrl },
  product: 'hotels',
  guestCount: booking.guestCount,
  startsOn: booking.checkIn,
  endsOn: booking.checkOut,
  roomCount: booking.roomCount,
})
