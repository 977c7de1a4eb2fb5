import type { ServiceFacts } from '../booking-types.ts'
import type { TransportBookingSummary } from './transport-booking.ts'

export const toTransportFacts = (booking: TransportBookingSummary): ServiceFacts => ({
  title: booking.routeName,
  picture: { product: 'transport', src: booking.imageUrl },
  product: 'transport',
  guestCount: booking.passengerCount,
  startsOn: booking.date,
  endsOn: null,
  roomCount: null,
})
