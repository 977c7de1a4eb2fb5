import type { ServiceFacts } from '../booking-kind.ts'
import type { TransportBookingSummary } from './transport-booking.ts'

export const transportFacts = (booking: TransportBookingSummary): ServiceFacts => ({
  title: booking.routeName,
  picture: { product: 'transport', src: booking.imageUrl },
  product: 'transport',
  guestCount: booking.passengerCount,
  startsOn: booking.date,
  endsOn: null,
  roomCount: null,
})
