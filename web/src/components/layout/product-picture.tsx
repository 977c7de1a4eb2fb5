import type { BoxProps } from '@chakra-ui/react'
import { Picture } from '#src/components/hotels/picture.tsx'
import { VehiclePicture } from '#src/components/transport/vehicle-picture.tsx'

/** The picture of what is booked: a drawing of its kind, the same for the same id, where `src` is null. */
export interface PictureFacts {
  readonly kind: 'hotel' | 'lobby' | 'vehicle'
  readonly pictureId: string
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
export function ProductPicture({ picture: { kind, pictureId, src }, ...box }: ProductPictureProps) {
  return kind === 'vehicle' ? (
    <VehiclePicture src={src} borderRadius="l2" {...box} />
  ) : (
    <Picture kind={kind} pictureId={pictureId} src={src} drawing={{ nearness: 0.6 }} borderRadius="l2" {...box} />
  )
}
