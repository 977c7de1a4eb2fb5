import type { BoxProps } from '@chakra-ui/react'
import { Picture } from '#src/components/hotels/picture.tsx'
import { VehiclePicture } from '#src/components/transport/vehicle-picture.tsx'
import type { BookingFacts } from './booking-kind.ts'

interface BookingPictureProps extends Pick<
  BoxProps,
  'gridArea' | 'alignSelf' | 'position' | 'insetInlineStart' | 'top'
> {
  picture: BookingFacts['picture']
  boxSize: BoxProps['boxSize']
}

/** A small picture of what was booked, in a list. */
export function BookingPicture({ picture: { kind, pictureId, src }, ...box }: BookingPictureProps) {
  return kind === 'vehicle' ? (
    <VehiclePicture src={src} borderRadius="l2" {...box} />
  ) : (
    <Picture kind={kind} pictureId={pictureId} src={src} drawing={{ nearness: 0.6 }} borderRadius="l2" {...box} />
  )
}
