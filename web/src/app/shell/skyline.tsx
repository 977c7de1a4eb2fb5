import { Box, chakra } from '@chakra-ui/react'
import { panoramaUrl } from '#src/theme/pictures/panorama.ts'

/** The city at night, darkened at the top for the text on it. */
export function Skyline() {
  return (
    <>
      <chakra.img
        src={panoramaUrl('login', 380, 422, 'night')}
        alt=""
        position="absolute"
        inset="0"
        w="full"
        h="full"
        objectFit="cover"
        objectPosition="50% 100%"
        _rtl={{ transform: 'scaleX(-1)' }}
      />
      <Box
        position="absolute"
        inset="0"
        bgImage="linear-gradient(180deg, rgba(8,24,29,.7) 0%, rgba(8,24,29,.25) 45%, rgba(8,24,29,0) 70%)"
      />
    </>
  )
}
