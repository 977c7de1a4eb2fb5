import { packagePictureId } from '#src/components/ground-service/package-picture.ts'
import type { BookingFacts } from '../booking-kind.ts'
import type { GroundBooking } from './ground-booking.ts'

export const pictureIdOf = ({ id, companyName, packageName }: GroundBooking): string =>
  packagePictureId({ id, company: companyName, name: packageName })

export function groundFacts(booking: GroundBooking): BookingFacts {
  const { details } = booking
  return {
    title: booking.packageName,
    untitled: 'components:groundBooking',
    picture: { kind: 'lobby', pictureId: pictureIdOf(booking), src: null },
    words: 'ground',
    leadName: booking.leadName,
    guestCount: booking.pilgrimCount,
    startsOn: booking.arrivalDate,
    endsOn: null,
    roomCount: null,
    total: booking.total,
    commission: booking.commission ?? details?.price?.commission ?? null,
    freeUntil: booking.freeCancellationUntil,
    terms: details?.cancellationPolicy ?? booking.cancellationPolicy,
    currentTerms: details?.currentCancellationPolicy ?? null,
    details,
  }
}
