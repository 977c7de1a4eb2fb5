import type { BoxProps } from '@chakra-ui/react'
import { type ProductKey, products } from '#src/domain/products.ts'
import { Picture } from './picture.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'
import { drawings } from '#src/pictures/drawings.ts'

/** Picture of a booked product; a drawing if `src` is null. */
export interface PictureFacts {
  readonly product: ProductKey
  readonly src: string | null
}

interface ProductPictureProps extends Pick<
  BoxProps,
  'gridArea' | 'alignSelf' | 'position' | 'insetInlineStart' | 'top'
> {
  picture: PictureFacts
  boxSize: BoxProps['boxSize']
}

/** Small picture of a booked product. */
export function ProductPicture({ picture: { product, src }, ...box }: ProductPictureProps) {
  const { picture } = products[product]
  return picture === 'vehicle' ? (
    <VehiclePicture src={src} borderRadius="l2" data-picture="" {...box} />
  ) : (
    <Picture src={src} drawing={drawings[picture]} borderRadius="l2" data-picture="" {...box} />
  )
}
