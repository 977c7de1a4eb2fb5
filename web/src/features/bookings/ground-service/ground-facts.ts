import { packagePictureId } from '#src/components/ground-service/package-picture.ts'
import type { ServiceFacts } from '../booking-kind.ts'
import type { GroundBookingSummary } from './ground-booking.ts'

export const pictureIdOf = ({ id, companyName, packageName }: GroundBookingSummary): string =>
  packagePictureId({ id, company: companyName, name: packageName })

export const groundFacts = (booking: GroundBookingSummary): ServiceFacts => ({
  title: booking.packageName,
  untitled: 'components:groundBooking',
  picture: { kind: 'lobby', pictureId: pictureIdOf(booking), src: null },
  words: 'ground',
  guestCount: booking.pilgrimCount,
  startsOn: booking.arrivalDate,
  endsOn: null,
  roomCount: null,
})
