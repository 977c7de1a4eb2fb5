import type { ComponentProps } from 'react'
import { PictureFrame } from '#src/components/layout/picture-frame.tsx'

/** A decorative picture of a vehicle. */
export const VehiclePicture = (props: Omit<ComponentProps<typeof PictureFrame>, 'icon'>) => (
  <PictureFrame icon="bus" {...props} />
)
