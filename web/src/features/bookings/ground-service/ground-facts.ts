import type { ServiceFacts } from '../booking-kind.ts'
import type { GroundBookingSummary } from './ground-booking.ts'

export const groundFacts = (booking: GroundBookingSummary): ServiceFacts => ({
  title: booking.packageName,
  picture: { product: 'groundServices', src: null },
  product: 'groundServices',
  guestCount: booking.pilgrimCount,
  startsOn: booking.arrivalDate,
  endsOn: null,
  roomCount: null,
})
