import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import dawn from '#src/pictures/skyline-dawn.svg'
import dusk from '#src/pictures/skyline-dusk.svg'
import night from '#src/pictures/skyline-night.svg'
import tallNight from '#src/pictures/skyline-tall.svg'

const skylines = { dawn, dusk, night, tallNight }

interface PanoramaProps extends HTMLChakraProps<'img'> {
  skyline: keyof typeof skylines
}

/** Skyline that fills its parent, mirrored on right-to-left pages. Its lower edge is always visible. The dark theme shows it at night. */
export function Panorama({ skyline, ...props }: PanoramaProps) {
  if (skyline === 'night' || skyline === 'tallNight') return <Drawing src={skylines[skyline]} {...props} />
  return (
    <>
      <Drawing src={skylines[skyline]} {...props} _dark={{ display: 'none' }} />
      <Drawing src={night} {...props} display={{ base: 'none', _dark: 'block' }} />
    </>
  )
}

const Drawing = (props: HTMLChakraProps<'img'>) => (
  <chakra.img
    alt=""
    w="full"
    h="full"
    objectFit="cover"
    objectPosition="50% 100%"
    _rtl={{ transform: 'scaleX(-1)' }}
    {...props}
  />
)
