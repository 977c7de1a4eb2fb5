import type { ServiceFacts } from '../booking-kind.ts'
import type { TransportBookingSummary } from './transport-booking.ts'

export const transportFacts = (booking: TransportBookingSummary): ServiceFacts => ({
  title: booking.routeName,
  untitled: 'components:transportBooking',
  picture: { kind: 'vehicle', src: booking.imageUrl },
  words: 'ride',
  guestCount: booking.passengerCount,
  startsOn: booking.date,
  endsOn: null,
  roomCount: null,
})
