import type { BoxProps } from '@chakra-ui/react'
import { Picture } from '#src/components/hotels/picture.tsx'
import { VehiclePicture } from '#src/components/transport/vehicle-picture.tsx'
import { drawings } from '#src/pictures/drawings.ts'

/** The picture of what is booked: a drawing of its kind where `src` is null. */
export interface PictureFacts {
  readonly kind: 'hotel' | 'lobby' | 'vehicle'
  readonly src: string | null
}

interface ProductPictureProps extends Pick<
  BoxProps,
  'gridArea' | 'alignSelf' | 'position' | 'insetInlineStart' | 'top'
> {
  picture: PictureFacts
  boxSize: BoxProps['boxSize']
}

/** A small picture of what is booked. */
export function ProductPicture({ picture: { kind, src }, ...box }: ProductPictureProps) {
  return kind === 'vehicle' ? (
    <VehiclePicture src={src} borderRadius="l2" {...box} />
  ) : (
    <Picture src={src} drawing={drawings[kind]} borderRadius="l2" {...box} />
  )
}
