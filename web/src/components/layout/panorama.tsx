import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { HourName } from '#src/theme/pictures/drawing.ts'
import { panoramaUrl } from '#src/theme/pictures/panorama.ts'

interface PanoramaProps extends HTMLChakraProps<'img'> {
  /** Same id, same picture. */
  id: string
  /** Size of the drawing, which the picture fills without distortion. */
  drawn: readonly [width: number, height: number]
  hour: HourName
}

/** A skyline that fills its parent, mirrored in right-to-left pages. Its foot is never cut off. In the dark theme it is night. */
export function Panorama({ hour, ...props }: PanoramaProps) {
  if (hour === 'night') return <Drawing hour={hour} {...props} />
  return (
    <>
      <Drawing hour={hour} {...props} _dark={{ display: 'none' }} />
      <Drawing hour="night" {...props} display={{ base: 'none', _dark: 'block' }} />
    </>
  )
}

function Drawing({ id, drawn: [width, height], hour, ...props }: PanoramaProps) {
  const src = useMemo(() => panoramaUrl(id, width, height, hour), [height, hour, id, width])
  return (
    <chakra.img
      src={src}
      alt=""
      w="full"
      h="full"
      objectFit="cover"
      objectPosition="50% 100%"
      _rtl={{ transform: 'scaleX(-1)' }}
      {...props}
    />
  )
}
