import type { ServiceFacts } from '../booking-types.ts'
import type { GroundBookingSummary } from './ground-booking.ts'

export const toGroundServiceFacts = (booking: GroundBookingSummary): ServiceFacts => ({
  title: booking.packageName,
  picture: { product: 'groundServices', src: null },
  product: 'groundServices',
  guestCount: booking.pilgrimCount,
  startsOn: booking.arrivalDate,
  endsOn: null,
  roomCount: null,
})
